import { existsSync } from "node:fs";

// The shell draws no window of its own, which costs a fifth of the time of a scene.
const places = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * A browser with a window starts a page of its own for the suggestions below the address, which costs more than a second
 * of the processor for each visit. The last list counts, so what the driver turns off stands here once more.
 */
const featuresOff = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "AimEnabled",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "PreconnectToSearch",
  "ThirdPartyStoragePartitioning",
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
  `--disable-features=${featuresOff.join(",")}`,
];

/** The path of an installed Chromium; installs Debian's where that can be done without asking. */
export function chromium(): string | null {
  const found = installed();
  if (found || !Bun.which("apt-get") || process.getuid?.() !== 0) return found;
  console.log("Chromium is not installed; installing Debian's …");
  apt("update", "-qq");
  for (const name of ["chromium-headless-shell", "chromium"]) {
    apt("install", "-y", "-qq", name);
    if (installed()) break;
  }
  return installed();
}

const apt = (...words: string[]) =>
  Bun.spawnSync(["apt-get", ...words], {
    env: { ...Bun.env, DEBIAN_FRONTEND: "noninteractive" },
  });

const installed = () => places.find(existsSync) ?? null;
