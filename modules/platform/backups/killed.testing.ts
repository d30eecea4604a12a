import { modules } from "@/modules/all";
import { appendFileSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createAndWait } from "./creating";

/** A process of its own that makes a backup in a folder, and is killed or meets a full disk after so many milliseconds. */
const [folder = "", key = "", fate = "", after = "0"] = Bun.argv.slice(2);
const app = openApp(readConfig({ DATA_DIR: folder, SECRET_KEY: key, LOG_LEVEL: "silent" }), {
  modules,
});

if (fate === "killed") setTimeout(() => process.kill(process.pid, "SIGKILL"), Number(after));

/** Somebody else takes what is left of the disk, as soon as the backup has begun to take of it. */
function fill(): void {
  const work = join(folder, "backups", ".work");
  if (!existsSync(work) || readdirSync(work).length === 0) return void setTimeout(fill, 1);
  for (const bytes of [65_536, 512]) {
    try {
      for (;;) appendFileSync(join(folder, "filler"), Buffer.alloc(bytes));
    } catch {
      // Nothing more fits.
    }
  }
}
if (fate === "full") fill();

const began = performance.now();
const said = await createAndWait(app).then(
  ({ name }) => name,
  (error: Error) => `refused: ${error.message}`,
);
console.log(JSON.stringify({ said, ms: performance.now() - began }));
await app.close();
