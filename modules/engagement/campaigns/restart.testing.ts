import { modules } from "@/modules/all";
import { letterChecks } from "@/modules/testing";
import { mail } from "@/modules/platform/mail";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createLog } from "@/src/log";
import { campaigns } from "./index";

/** A server's sending in a process of its own, so that a test can kill it: with no warning, as a power cut does. */
const settings = JSON.parse(Bun.argv[2] ?? "{}");
const app = openApp(readConfig(settings), { modules, log: createLog("silent") });

for (let moved = true; moved;) {
  moved = await campaigns.advance(app);
  while (await mail.deliver(app, letterChecks)) moved = true;
}
await app.close();
