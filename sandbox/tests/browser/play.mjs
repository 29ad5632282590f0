// A match from challenge to leaderboard by clicks and keys, in two windows, with restarts in the middle.

import assert from "node:assert/strict";

import { Browser, Sandbox, until } from "./harness.mjs";

const PICKS_MAX = 400;
/** After so many picks the bot is restarted, and then the sandbox with it. */
const RESTARTS = { bot: 4, sandbox: 8 };

const sandbox = new Sandbox("play");
await sandbox.start();
const browser = await Browser.open(sandbox);
const step = (text) => console.log(`· ${text}`);

const last = (page, selector = "") => page.locator(`#log article:not(.note) ${selector}`).last();
const channel = (page, name) => page.locator("#places a", { hasText: name }).first();
const enabled = (page) => page.locator(".row button.primary:enabled");

try {
  step("other sites are refused");
  for (const headers of [{ origin: "http://example.com" }, { host: "example.com" }]) {
    const { request } = await import("node:http");
    const status = await new Promise((done, failed) => {
      request(`${sandbox.address}/_sandbox/api/people`, { headers }, (r) => done(r.statusCode))
        .on("error", failed).end();
    });
    assert.equal(status, 403);
  }

  const ani = await browser.window("ani");
  const budi = await browser.window("budi");

  step("ani challenges budi with the keyboard alone");
  await ani.locator("#message").focus();
  await until("the bot to offer commands", async () => {
    await ani.locator("#message").fill("/chall");
    return ani.getByRole("option", { name: "/challenge" }).isVisible();
  });
  await browser.shot(ani, "commands-1280-dark");
  await ani.keyboard.press("Enter");
  await ani.keyboard.type("oppo");
  await ani.keyboard.press("Tab");
  await ani.keyboard.type("bu");
  await until("budi to be offered", () => ani.getByRole("option", { name: "budi" }).isVisible());
  await browser.shot(ani, "opponent-1280-dark");
  await ani.keyboard.press("Enter");
  await ani.keyboard.press("Enter");
  await budi.getByRole("button", { name: "Accept" }).waitFor();
  assert.match(await last(budi, ".above").innerText(), /ani used \/challenge/);
  await browser.shot(budi, "challenge-1280-dark");

  step("a stranger who presses Accept is told privately that it is not for them");
  const cici = await browser.window("cici", { colorScheme: "light" });
  await cici.getByRole("button", { name: "Accept" }).click();
  await cici.getByText("Only you can see this").waitFor();
  await browser.shot(cici, "stranger-1280-light");
  assert.equal(await budi.getByText("Only you can see this").count(), 0);

  step("budi accepts, and both are called into their DMs");
  await budi.getByRole("button", { name: "Accept" }).click();
  for (const page of [ani, budi]) {
    await page.locator("#places .dm .badge").waitFor();
  }
  await browser.shot(ani, "called-1280-dark");

  step("each picks in secret, and no other window shows it");
  for (const page of [ani, budi]) await channel(page, "congkak").click();
  await last(ani, "button.primary").first().waitFor();
  assert.equal(await ani.locator("#places .dm .badge").count(), 0);
  await ani.getByRole("button", { name: "3", exact: true }).last().click();
  await ani.getByText("You chose hole 3").waitFor();
  await browser.shot(ani, "secret-1280-dark");
  await channel(budi, "main").click();
  await budi.getByText("has chosen").waitFor();
  assert.doesNotMatch(await budi.locator("#log").innerText(), /hole 3/);
  await channel(budi, "congkak").click();
  await budi.getByRole("button", { name: "4", exact: true }).last().click();
  for (const page of [ani, budi]) await channel(page, "main").click();
  await ani.getByText(/chose hole 3/).first().waitFor();
  await browser.shot(ani, "revealed-1280-dark");

  step("they play to the end, the bot and the sandbox restarting in the middle");
  const seats = { ani, budi };
  let picks = 0;
  for (; picks < PICKS_MAX; picks += 1) {
    if (picks === RESTARTS.bot) await restartBot(ani);
    if (picks === RESTARTS.sandbox) await restartSandbox(ani);
    const next = await until("the board to call for somebody", () => called(ani));
    if (next === "over") break;
    await pick(seats[next.name], next.secret);
  }
  assert.ok(picks > RESTARTS.sandbox && picks < PICKS_MAX, `${picks} picks`);
  step(`the match took ${picks} picks`);
  await browser.shot(ani, "over-1280-dark");

  step("the leaderboard names both");
  await budi.locator("#message").fill("/leaderboard");
  await budi.keyboard.press("Enter");
  await budi.keyboard.press("Escape");
  await budi.keyboard.press("Enter");
  await budi.getByText("Leaderboard").first().waitFor();
  const board = await last(budi, ".content").innerText();
  assert.match(board, /ani/);
  assert.match(board, /budi/);
  await browser.shot(budi, "leaderboard-1280-dark");

  step("every picture has words, every control a name");
  await checkNames(ani);

  step("screens, narrow and wide, light and dark");
  await shots();
  await browser.close();
  step("done");
} catch (error) {
  let number = 0;
  for (const context of browser.chromium.contexts()) {
    for (const page of context.pages()) await browser.shot(page, `failed-${number += 1}`);
  }
  console.error(browser.errors.join("\n"));
  throw error;
} finally {
  await sandbox.stop();
  await browser.chromium.close();
}

/** Whom the newest board calls for, or that the match is over. */
async function called(page) {
  const board = page.locator("#log article", { has: page.locator(".row button:enabled") }).last();
  const labels = await board.locator(".row button").allInnerTexts().catch(() => []);
  if (labels.includes("Rematch")) return "over";
  const mentioned = await board.locator(".content .mention").allInnerTexts().catch(() => []);
  const name = ["ani", "budi"].find((name) => mentioned.includes(`@${name}`));
  return name ? { name, secret: !labels.includes("1") } : null;
}

/** Picks the first hole that can be picked. */
async function pick(page, isSecret) {
  if (isSecret) await channel(page, "congkak").click();
  const article = page.locator("#log article", { has: enabled(page) }).last();
  await article.waitFor();
  const id = await article.getAttribute("id");
  const before = await article.innerText();
  await article.locator(".row button.primary:enabled").filter({ hasText: /^\d+$/ }).first().click();
  await until("the pick to show", async () => {
    const newest = page.locator("#log article:not(.note)").last();
    if (await newest.getAttribute("id") !== id) return true;
    return (await page.locator(`#${id}`).innerText()) !== before
      && (await page.locator(`#${id} [aria-busy="true"]`).count()) === 0;
  });
  if (isSecret) await channel(page, "main").click();
}

async function restartBot(page) {
  step("the bot is killed and started from the page");
  await page.getByRole("button", { name: "Developer" }).click();
  await page.getByRole("button", { name: "Kill" }).click();
  await page.getByText("The bot has ended").waitFor();
  await page.locator("#log .row button:enabled").last().click();
  await page.getByText("This interaction failed").waitFor();
  await browser.shot(page, "killed-1280-dark");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByText("runs and is connected").waitFor();
  await page.getByRole("button", { name: "Developer" }).click();
}

async function restartSandbox(page) {
  step("the whole sandbox ends and starts again");
  await sandbox.stop();
  await page.getByText("The sandbox is gone").waitFor();
  await sandbox.start();
  await page.locator("#trouble").waitFor({ state: "hidden" });
  const topic = page.locator("#place-topic");
  await until("the bot to be back", async () => !(await topic.innerText()).includes("offline"));
}

async function checkNames(page) {
  const nameless = await page.evaluate(() => {
    const named = (element) => element.getAttribute("aria-label") || element.textContent.trim()
      || element.labels?.length > 0 || element.querySelector("img[alt]");
    const controls = [...document.querySelectorAll("button, a, select, input, textarea")];
    const pictures = [...document.querySelectorAll("img")].filter((image) => !image.alt);
    return [...controls.filter((control) => !named(control)), ...pictures].map((e) => e.outerHTML);
  });
  assert.deepEqual(nameless, []);
}

async function shots() {
  for (const colorScheme of ["dark", "light"]) {
    for (const [width, height] of [[1280, 800], [390, 844]]) {
      const page = await browser.window("ani", { colorScheme, width, height });
      const picture = page.locator("#log img").last();
      await picture.waitFor();
      await until("the pictures", () => picture.evaluate((image) => image.complete));
      await page.locator("#log").evaluate((log) => { log.scrollTop = log.scrollHeight; });
      await browser.shot(page, `main-${width}-${colorScheme}`);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${wide} px fit in ${width}`);
      if (width === 390) {
        await page.getByRole("button", { name: "Servers and channels" }).click();
        await browser.shot(page, `places-${width}-${colorScheme}`);
        await page.keyboard.press("Escape");
      }
      await page.getByRole("button", { name: "Developer" }).click();
      await page.getByText("Clock of the sandbox").waitFor();
      await browser.shot(page, `developer-${width}-${colorScheme}`);
      await page.context().close();
    }
  }
  const page = await browser.window("ani", { width: 1280 });
  await page.goto(`${sandbox.address}/_sandbox/beside.html?left=ani&right=budi`);
  await page.frameLocator("iframe >> nth=1").locator("#log article").first().waitFor();
  await browser.shot(page, "beside-1280-dark");
  await page.context().close();
}
