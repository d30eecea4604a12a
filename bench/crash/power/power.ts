import { Database } from "bun:sqlite";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { cuts, Disk } from "./disk";
import type { Thing } from "../rounds/ledger";
import { type Promised, recorded, type Recording } from "./recording";

export type Outcome = Record<"states" | "acknowledged" | "lost" | "damaged", number>;
export type Options = {
  states: number;
  /** How many writes are recorded. */
  writes?: number;
  words?: readonly string[];
  tell?(fault: string): void;
};

const usualWrites = 150;

/** Cuts the power at many moments of one recorded run, in many ways each, and looks what is left. */
export async function power(options: Options): Promise<Outcome> {
  const recording = await recorded(options.writes ?? usualWrites, options.words);
  const place = mkdtempSync(join(existsSync("/dev/shm") ? "/dev/shm" : tmpdir(), "coldaisle-"));
  try {
    return replayed(recording, place, options);
  } finally {
    rmSync(place, { recursive: true, force: true });
    rmSync(recording.folder, { recursive: true, force: true });
  }
}

function replayed({ folder, image, acts, promises }: Recording, place: string, options: Options) {
  const path = join(folder, "coldaisle.db");
  const log = `${path}-wal`;
  const disk = new Disk({ [path]: image });
  const outcome: Outcome = { states: 0, acknowledged: 0, lost: 0, damaged: 0 };
  const held: Promised[] = [];
  for (const [n, act] of acts.entries()) {
    disk.take(act);
    const promised = promises.get(n) ?? [];
    held.push(...promised);
    const nameless = promised.flatMap(missingFile(disk, folder));
    outcome.lost += nameless.length;
    for (const file of nameless)
      options.tell?.(`act ${n + 1} answers, and has no name yet: ${file}`);
    const due = Math.floor(((n + 1) * options.states) / acts.length) - outcome.states;
    for (let more = 0; more < due; more += 1) {
      const cut = cuts[outcome.states % cuts.length] ?? "none";
      const files = { db: disk.after(path, cut, chance), wal: disk.after(log, cut, chance) };
      outcome.states += 1;
      const found = lookedAt(place, files, held);
      if (found.lost.length > 0) outcome.lost += 1;
      if (found.damage) outcome.damaged += 1;
      const said = found.damage ?? found.lost.slice(0, 2).join(" ");
      if (said) options.tell?.(`act ${n + 1} of ${acts.length}, ${cut}: ${said}`);
    }
  }
  refuseOther(disk, path);
  return { ...outcome, acknowledged: held.length };
}

/** The same cuts in every run: xorshift. */
let seed = 20_260_101;
function chance(): number {
  seed ^= seed << 13;
  seed ^= seed >>> 17;
  seed ^= seed << 5;
  return (seed >>> 0) / 2 ** 32;
}

/** What is not synced may be gone after any cut: a name that is safe when its answer goes out stays so. */
const missingFile =
  (disk: Disk, folder: string) =>
  ({ file }: Promised): string[] =>
    file && !disk.hasName(join(folder, file), folder) ? [file] : [];

type Files = { db: Buffer | null; wal: Buffer | null };

function lookedAt(place: string, { db, wal }: Files, held: readonly Promised[]) {
  const path = join(place, "state.db");
  for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
  writeFileSync(path, db ?? "");
  if (wal) writeFileSync(`${path}-wal`, wal);
  try {
    using sqlite = new Database(path, { readwrite: true, strict: true });
    const [said] = sqlite.query("PRAGMA integrity_check(1)").values().flat().map(String);
    const isThere = ({ table, by }: Thing) => {
      const where = Object.keys(by).map((column) => `"${column}" = ?`);
      const question = sqlite.query(`select 1 from "${table}" where ${where.join(" and ")}`);
      return question.values(...Object.values(by)).length > 0;
    };
    const lost = held.flatMap(({ here, gone }) => [
      ...(here && !isThere(here) ? [`lost ${JSON.stringify(here)}`] : []),
      ...(gone && isThere(gone) ? [`not erased ${JSON.stringify(gone)}`] : []),
    ]);
    return { lost, damage: said === "ok" ? null : (said ?? "empty") };
  } catch (error) {
    return { lost: [], damage: String(error) };
  }
}

/** The replay is only worth something if it ends where the real files are. */
function refuseOther(disk: Disk, path: string): void {
  for (const file of [path, `${path}-wal`]) {
    const real = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
    const replayed = disk.after(file, "all", chance) ?? Buffer.alloc(0);
    if (!real.equals(replayed)) throw new Error(`The replay ends elsewhere than ${file}.`);
  }
}
