import { modules } from "@/modules/all";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { asking } from "./fixtures";
import { scraping } from "./index";

/** A process that scrapes from the stand-in and may be killed at any moment: given a folder and an origin. */
const [folder = "", origin = ""] = process.argv.slice(2);
const app = openApp(
  readConfig({ DATA_DIR: folder, SECRET_KEY: "x".repeat(32), LOG_LEVEL: "silent" }),
  { modules, transport: { kind: "replay", origin } },
);
const wasLeft = await scraping.resume(app);
if (!wasLeft) await scraping.runThrough(app, asking());
await app.close();
