import { existsSync } from "node:fs";

const places = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Quiet and alone: no update, no sync, no look-up beyond this machine. */
export const flags = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** The path of an installed Chromium; installs Debian's where that can be done without asking. */
export function chromium(): string | null {
  const found = installed();
  if (found || !Bun.which("apt-get") || process.getuid?.() !== 0) return found;
  console.log("Chromium is not installed; installing Debian's …");
  for (const words of [
    ["update", "-qq"],
    ["install", "-y", "-qq", "chromium"],
  ]) {
    Bun.spawnSync(["apt-get", ...words], {
      env: { ...Bun.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
  return installed();
}

const installed = () => places.find(existsSync) ?? null;
