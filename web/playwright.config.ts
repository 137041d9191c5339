import { tmpdir } from "node:os";
import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";

const address = "127.0.0.1:7311";
const data = mkdtempSync(join(tmpdir(), "undercroft-e2e-"));
const program = process.env.UNDERCROFT_BIN ?? "../target/debug/undercroft";

// The real server, a real browser: Debian's chromium, without its talk to other hosts.
export default defineConfig({
  testDir: "tests",
  testMatch: "*.e2e.ts",
  workers: 2,
  // Every match is dealt anew, and each must do: nothing is tried twice.
  retries: 0,
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"]],
  outputDir: "test-results",
  use: {
    baseURL: `http://${address}`,
    locale: "en-GB",
    // What cannot be pressed within this time is not there: say so, rather than wait for the end of the test.
    actionTimeout: 30_000,
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"],
    },
  },
  webServer: {
    command: `${program} serve --listen ${address} --data ${data} --bot-slot 20 --rate 0 --message-rate 0 --log warn`,
    url: `http://${address}/health`,
    timeout: 60_000,
  },
});
