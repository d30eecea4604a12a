// The product among boards of which one lets nobody in; in the demo all are open.
import { modules } from "@/modules/all";
import { startServer } from "@/cli/start-server";
import { demoOwner, users } from "@/modules/platform/accounts";
import { serveStandIn } from "@/cli/demo/boards";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { ahead, files, page } from "@/web/generated/assets";

const wall = { host: "www.linkedin.com", kind: "challenge", from: 2, until: Infinity } as const;

/** One answers so late that a run which reads it goes on until somebody ends it. */
const latencyMs = (host: string) => (host.endsWith("xing.com") ? 5000 : 300);

const boards = serveStandIn({ latencyMs, faults: [wall] });
const config = readConfig(Bun.env, true);
const app = openApp(config, { modules, transport: { kind: "replay", origin: boards.origin } });
await users.add(app, { ...demoOwner, role: "admin" });
const door = startServer(app, { page, files, ahead });
console.error(door.address);

process.once("SIGTERM", async () => {
  await door.close();
  await boards.close();
});
