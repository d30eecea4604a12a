import { modules } from "@/modules/all";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { asking } from "./fixtures";
import { scraping } from "./index";

/** A process that scrapes from the stand-in and may be killed at any moment: given a folder, an origin and perhaps a cluster. */
const [folder = "", origin = "", cluster] = process.argv.slice(2);
const settings = { DATA_DIR: folder, SECRET_KEY: "x".repeat(32), LOG_LEVEL: "silent" };
const app = openApp(readConfig({ ...settings, ...(cluster && { DATABASE_URL: cluster }) }), {
  modules,
  transport: { kind: "replay", origin },
});
const wasLeft = await scraping.resume(app);
if (!wasLeft) await scraping.runThrough(app, asking());
await app.close();
