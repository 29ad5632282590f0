//! How strong each level is: pairs of matches with the seats changed, in every game.
//!
//! `cargo run --release --example tournament -- --pairs 400` prints the tables of docs/strength.md.
//! Words after the options choose who plays: `6:greedy`, `5:4`, `nodes=1000:random`.
//!
//! Both matches of a pair begin alike. In Kalah and Oware that is after four random picks, as the best
//! players would play the same match again and again. In Congkak it is the hidden opening, which
//! never comes out the same. A pair goes to who won more of its two matches; if both won one, or
//! none, to who has more seeds in both together.

#![expect(
    clippy::indexing_slicing,
    clippy::print_stdout,
    clippy::unwrap_used,
    reason = "a program that prints, and ends at the first fault"
)]

use congkak::ai::{Course, Level, Limits, Wanted};
use congkak::rules::{
    BySide, Entry, Hole, Opening, Options, Outcome, Phase, Position, Round, Side, Variant,
};
use std::time::{Duration, Instant};

fn main() {
    let mut pairs = 50;
    let mut games = Variant::ALL.to_vec();
    let mut meetings = Vec::new();
    let mut rng_seed = 1;
    let mut size = (None, None);
    let mut words = std::env::args().skip(1);
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse().ok());
        match word.as_str() {
            "--pairs" => pairs = number().expect("a number of pairs"),
            "--seed" => rng_seed = u64::from(number().expect("a number")),
            "--holes" => size.0 = number().and_then(|number| u8::try_from(number).ok()),
            "--seeds" => size.1 = number().and_then(|number| u8::try_from(number).ok()),
            "--game" => {
                let game = words.next().expect("a game");
                games.retain(|variant| variant.word() == game);
            }
            meeting => meetings.push(meeting.to_owned()),
        }
    }
    if meetings.is_empty() {
        let all = [
            "6:greedy", "6:random", "6:5", "5:4", "4:3", "3:2", "2:1", "1:random", "5:greedy",
            "4:greedy",
        ];
        meetings = all.map(str::to_owned).to_vec();
    }
    for variant in games {
        let mut options = Options::new(variant);
        options.holes = size.0.unwrap_or(options.holes);
        options.seeds = size.1.unwrap_or(options.seeds);
        println!(
            "\n{}, {} holes of {} seeds, {pairs} pairs, seed {rng_seed}\n",
            variant.word(),
            options.holes,
            options.seeds
        );
        println!(
            "| who | pairs won | lost | drawn | % of pairs | matches won | lost | drawn | median ms | longest |"
        );
        println!("|---|---|---|---|---|---|---|---|---|---|");
        for meeting in &meetings {
            let (first, second) = meeting.split_once(':').expect("two players");
            let players = [Player::parse(first), Player::parse(second)];
            println!("{}", meet(&options, players, pairs, rng_seed));
        }
    }
}

/// Who picks.
#[derive(Clone, Copy, Debug)]
enum Player {
    Random,
    /// What brings most at once; of the same, what gives another pick; of the same, any.
    Greedy,
    Level(Level),
    /// The search alone, with so many nodes.
    Nodes(u32),
}

impl Player {
    fn parse(word: &str) -> Self {
        match word {
            "random" => Self::Random,
            "greedy" => Self::Greedy,
            _ => {
                if let Some(nodes) = word.strip_prefix("nodes=") {
                    Self::Nodes(nodes.parse().expect("a number of nodes"))
                } else {
                    let number = word.parse().expect("a level");
                    Self::Level(Level::new(number).expect("a level from 1 to 6"))
                }
            }
        }
    }

    fn name(self) -> String {
        match self {
            Self::Random => "random".to_owned(),
            Self::Greedy => "greedy".to_owned(),
            Self::Level(level) => format!("level {}", level.number()),
            Self::Nodes(nodes) => format!("{nodes} nodes"),
        }
    }

    fn pick(self, course: &Course, side: Side, rng: &mut Rng) -> Hole {
        let choices = course.mat().choices(side);
        let any = choices[rng.below(choices.len())];
        match (self, course.mat().open_round()) {
            (Self::Random, _) | (Self::Greedy, None) => any,
            (Self::Greedy, Some(round)) => {
                let gain = |hole: &Hole| gain(round, *hole);
                let most = choices.iter().map(gain).max().unwrap();
                let best: Vec<_> = choices.iter().filter(|hole| gain(hole) == most).collect();
                *best[rng.below(best.len())]
            }
            (Self::Level(level), _) => course.pick(side, level, rng.next()).unwrap(),
            (Self::Nodes(nodes), Some(_)) => {
                let limits = Limits { depth: 60, nodes };
                let found = course.search(limits, Wanted::Best, None).unwrap();
                Hole::new(side, found.best().unwrap())
            }
            (Self::Nodes(nodes), None) => {
                let hidden = course.hidden(nodes.max(5_000)).unwrap();
                hidden.drawn(side, rng.fraction()).unwrap()
            }
        }
    }
}

/// What a pick brings at once, and whether another follows.
fn gain(round: &Round, hole: Hole) -> (i16, bool) {
    let before = Position::from(round);
    let mut after = before;
    after.sow(hole.label).unwrap();
    let lead = |position: &Position| {
        let stores = position.stores();
        i16::from(stores[hole.side]) - i16::from(stores[hole.side.other()])
    };
    let again = after.ended().is_none() && after.to_move() == hole.side;
    (lead(&after) - lead(&before), again)
}

fn meet(options: &Options, players: [Player; 2], pairs: u32, rng_seed: u64) -> String {
    // Won, lost, drawn, by the first of the two.
    let (mut by_pairs, mut by_matches) = ([0; 3], [0; 3]);
    let mut times = Vec::new();
    for pair in 0..u64::from(pairs) {
        let (mut points, mut seeds) = (0, 0);
        for seat in Side::BOTH {
            let rng_seed = rng_seed << 32 | pair;
            let (outcome, stores) = play(options, players, seat, rng_seed, &mut times);
            let result = match outcome {
                Outcome::Won(side) if side == seat => 0,
                Outcome::Won(_) => 1,
                Outcome::Draw => 2,
            };
            by_matches[result] += 1;
            points += [1, -1, 0][result];
            seeds += i32::from(stores[seat]) - i32::from(stores[seat.other()]);
        }
        let result = match (points, seeds).cmp(&(0, 0)) {
            std::cmp::Ordering::Greater => 0,
            std::cmp::Ordering::Less => 1,
            std::cmp::Ordering::Equal => 2,
        };
        by_pairs[result] += 1;
    }
    times.sort();
    let [won, lost, drawn] = by_pairs;
    let percent = 100.0 * (f64::from(won) + f64::from(drawn) / 2.0) / f64::from(pairs);
    let [matches_won, matches_lost, matches_drawn] = by_matches;
    let ms = |time: Option<&Duration>| time.map_or(0.0, |time| time.as_secs_f64() * 1_000.0);
    format!(
        "| {} against {} | {won} | {lost} | {drawn} | {percent:.1} | {matches_won} | {matches_lost} | {matches_drawn} | {:.2} | {:.1} |",
        players[0].name(),
        players[1].name(),
        ms(times.get(times.len() / 2)),
        ms(times.last()),
    )
}

/// Plays a match with the first player in a seat; adds how long that player took for each pick.
fn play(
    options: &Options,
    players: [Player; 2],
    seat: Side,
    rng_seed: u64,
    times: &mut Vec<Duration>,
) -> (Outcome, BySide<u8>) {
    let mut start = Rng(rng_seed);
    let options = Options {
        lot: if start.below(2) == 0 {
            seat
        } else {
            seat.other()
        },
        ..*options
    };
    let mut course = Course::new(options).unwrap();
    if options.opening != Opening::Simultaneous {
        course = after_random_picks(&course, &mut start);
    }
    // A player draws different numbers in either seat.
    let mut rngs =
        Side::BOTH.map(|side| Rng(mixed(rng_seed) ^ mixed(side as u64 ^ (seat as u64) << 1)));
    while course.mat().phase() != Phase::Over {
        let awaited = course.mat().awaited();
        let mut picks = BySide::from_fn(|_| None);
        for side in Side::BOTH {
            if awaited[side] {
                let is_first = side == seat;
                let player = if is_first { players[0] } else { players[1] };
                let began = Instant::now();
                let pick = player.pick(&course, side, &mut rngs[usize::from(side == Side::North)]);
                if is_first {
                    times.push(began.elapsed());
                }
                picks[side] = Some(pick);
            }
        }
        let entry = match (picks.south, picks.north) {
            (Some(south), Some(north)) => Entry::Wave(BySide {
                south: south.label,
                north: north.label,
            }),
            (Some(pick), None) | (None, Some(pick)) => Entry::Pick(pick),
            (None, None) => unreachable!("a match that goes on awaits a pick"),
        };
        course.advance(entry).unwrap();
    }
    let stores = BySide::from_fn(|side| course.mat().board().store(side));
    (course.mat().outcome().unwrap(), stores)
}

fn after_random_picks(start: &Course, rng: &mut Rng) -> Course {
    const PICKS: u32 = 4;
    loop {
        let mut course = start.clone();
        for _ in 0..PICKS {
            let Some(side) = course.mat().to_move() else {
                break;
            };
            let choices = course.mat().choices(side);
            let pick = choices[rng.below(choices.len())];
            course.advance(Entry::Pick(pick)).unwrap();
        }
        if course.mat().phase() == Phase::Play {
            return course;
        }
    }
}

/// Numbers that are different enough, and the same in every run (splitmix64).
struct Rng(u64);

impl Rng {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mixed(self.0)
    }

    fn below(&mut self, limit: usize) -> usize {
        usize::try_from(self.next() % limit as u64).unwrap()
    }

    fn fraction(&mut self) -> f64 {
        f64::from(u32::try_from(self.next() >> 32).unwrap()) / 4_294_967_296.0
    }
}

fn mixed(number: u64) -> u64 {
    let mixed = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    mixed ^ (mixed >> 31)
}
