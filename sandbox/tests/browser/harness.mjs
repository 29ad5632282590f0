// Starting the sandbox and the browser, and what every step of the play needs.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";

import { chromium } from "playwright-core";

const { CHROMIUM, OUT, SANDBOX } = process.env;
/** Milliseconds that a busy machine may take. */
const SLOW = 120_000;
const FLAGS = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--disable-component-update", "--disable-sync",
];
/** How long anything may take, on a machine that has much else to do. */
export const PATIENCE_MS = 30_000;

/** The sandbox as a process, with a directory that outlives it. */
export class Sandbox {
  constructor(name) {
    this.data = resolve(OUT, `data-${name}`);
    rmSync(this.data, { recursive: true, force: true });
    this.port = 0;
  }

  /** Starts it; at the second start, where it was before. */
  async start() {
    const args = ["--data", this.data, "--port", String(this.port)];
    // Not run by cargo, so that the bot beside it is taken as it is.
    const { CARGO, ...env } = process.env;
    this.process = spawn(resolve(SANDBOX), args, { env, stdio: ["ignore", "pipe", "inherit"] });
    this.address = await new Promise((found, failed) => {
      this.process.on("exit", (code) => failed(new Error(`the sandbox has ended with ${code}`)));
      this.process.stdout.on("data", (text) => {
        const address = /http:\/\/127\.0\.0\.1:\d+/.exec(text);
        if (address) found(address[0]);
      });
    });
    this.port = Number(new URL(this.address).port);
  }

  async stop(signal = "SIGTERM") {
    this.process.removeAllListeners("exit");
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill(signal);
    await ended;
  }
}

/** A browser in which every window belongs to somebody. */
export class Browser {
  static async open(sandbox) {
    const browser = new Browser();
    browser.sandbox = sandbox;
    browser.chromium = await chromium.launch({
      executablePath: CHROMIUM, args: FLAGS, headless: true,
    });
    browser.foreign = [];
    browser.errors = [];
    mkdirSync(join(OUT, "shots"), { recursive: true });
    return browser;
  }

  /** Opens a window for a person, in light or dark, of some width. */
  async window(name, { colorScheme = "dark", width = 1280, height = 800, ...query } = {}) {
    const context = await this.chromium.newContext({
      colorScheme, viewport: { width, height }, locale: "en-GB", reducedMotion: "reduce",
    });
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    page.on("request", (request) => {
      if (!request.url().startsWith(this.sandbox.address)) this.foreign.push(request.url());
    });
    page.on("pageerror", (error) => this.errors.push(`${name}: ${error.stack}`));
    page.on("console", (message) => {
      const text = message.text();
      // A connection is lost when the sandbox restarts, and an old picture when a board is edited.
      const isMeant = text.includes("ERR_") || message.location().url.includes("/attachments/");
      if (message.type() === "error" && !isMeant) this.errors.push(`${name}: ${text}`);
    });
    await page.goto(`${this.sandbox.address}/_sandbox/?${new URLSearchParams({ as: name, ...query })}`);
    await page.locator("#place-name:not(:empty)").waitFor();
    return page;
  }

  async shot(page, name) {
    await page.screenshot({ path: join(OUT, "shots", `${name}.png`), timeout: SLOW });
  }

  async close() {
    await this.chromium.close();
    assert.deepEqual(this.foreign, [], "no request leaves the machine");
    assert.deepEqual(this.errors, [], "nothing goes wrong in the page");
  }
}

/** Looks again until something is so. */
export async function until(what, seen) {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const result = await seen();
    if (result) return result;
    if (Date.now() > deadline) throw new Error(`waited ${PATIENCE_MS} ms for ${what}`);
    await new Promise((done) => setTimeout(done, 25));
  }
}
