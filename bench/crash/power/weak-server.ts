import { modules } from "@/modules/all";
import { sql } from "drizzle-orm";
import { startServer } from "@/cli/start-server";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";

// The product without its word: the log is not synced before an answer, so that a power cut must lose something.

const app = openApp(readConfig(), { modules });
await app.db.all(sql`pragma synchronous = normal`);
console.error(startServer(app, null).address);
