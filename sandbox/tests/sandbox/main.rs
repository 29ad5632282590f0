//! The stand-in, tried with a real client of Discord.

mod bot;
mod serenity_client;
