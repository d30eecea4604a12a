// An agency of one person, with one job that a board told of; nothing else goes on there.
import { modules } from "@/modules/all";
import { startServer } from "@/cli/start-server";
import { ad, takeIn } from "@/modules/market/jobs/fixtures";
import { demoOwner, users } from "@/modules/platform/accounts";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { ahead, files, page } from "@/web/generated/assets";

const app = openApp(readConfig(Bun.env, true), { modules });
await users.add(app, { ...demoOwner, role: "admin" });
await takeIn(app, [ad({ title: "Critical Facilities Engineer" })]);

const door = startServer(app, { page, files, ahead });
console.error(door.address);
process.once("SIGTERM", () => void door.close());
