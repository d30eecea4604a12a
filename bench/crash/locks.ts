import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** What SQLite holds of a database in the write-ahead mode as long as it is open: nobody may delete the log meanwhile. */
const names = ["coldaisle.db", "coldaisle.db-shm"] as const;

/** Which of the database's files this process has no lock on; none where all is well. Linux tells, other systems do not. */
export function locksMissing(pid: number, folder: string): string[] {
  const held = heldBy(pid);
  return names.filter((name) => !held.has(inodeOf(join(folder, name))));
}

/** "7: POSIX  ADVISORY  READ 4711 fe:00:10004812 1073741826 1073742335" */
function heldBy(pid: number): Set<number> {
  const lines = readFileSync("/proc/locks", "utf8").split("\n");
  const rows = lines.map((line) => line.trim().split(/\s+/));
  const own = rows.filter(([, kind, , , owner]) => kind === "POSIX" && Number(owner) === pid);
  return new Set(own.map(([, , , , , place = ""]) => Number(place.split(":")[2])));
}

const inodeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.ino ?? -1;
