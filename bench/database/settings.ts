import { Database } from "bun:sqlite";
import { copyFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Figures, Prepared, Work } from "../work";
import { cpuMs } from "../machine/cpu";

const database = "coldaisle.db";
const people = Number(process.env["BENCH_SIZE"] ?? 100_000);

/** Settings of a connection by their names; the last is what the product sets. */
const variants: Record<string, Record<string, string>> = {
  "cache 2 MiB (SQLite's own)": { cache_size: "-2000" },
  "cache 64 MiB": { cache_size: "-65536" },
  "cache 256 MiB": { cache_size: "-262144" },
  "cache 32 MiB, 256 MiB mapped": { cache_size: "-32768", mmap_size: "268435456" },
  "cache 32 MiB, all mapped": { cache_size: "-32768", mmap_size: "8589934592" },
  "checkpoint at 4 MiB, in commits": { cache_size: "-32768", wal_autocheckpoint: "1000" },
  "cache 32 MiB": { cache_size: "-32768" },
};

const cases: Record<string, (sqlite: Database) => void> = { pages, scan, words, writes };

export const work: Work = {
  about: `settings of SQLite's connection over the database of ${people} people, each in a process of its own`,
  cases: Object.keys(cases),
  ways: Object.keys(variants),
  rounds: 2,
  goals: { "CPU ms": { unit: "ms" }, ms: { unit: "ms" }, "peak MB": { unit: "MB" } },
  document: {
    file: "database-settings.md",
    head: `# Settings of the database in figures

Written by \`bun run bench settings\`, never by hand: one connection with the settings named, in a process of its own, over
the filled database. *pages*: 3,000 lists of fifty people from random places and their records. *scan*: every person
read once, three times. *words*: 300 searches of one to three words. *writes*: 300 commits, each a person changed and an
entry of the log, synced as the product does, over a copy. The product's own settings are the last of each case
(\`src/engines/sqlite.ts\`; its checkpoints are made on a thread of their own, \`src/engines/checkpoints.ts\`). "To raw" is
to SQLite's own settings.`,
  },
  prepare,
  measure: async (way, at, means) => {
    const options = at === "writes" ? { readwrite: true } : { readonly: true };
    return timed(new Database(means[at === "writes" ? "copy" : "base"], options), way, at);
  },
};

/** The filled database, and a copy that may be changed. */
async function prepare(): Promise<Prepared> {
  // The whole product, which a round has no need of.
  const { filledFolder } = await import("../data/folder");
  const base = join(await filledFolder(people), database);
  const home = mkdtempSync(join(process.env["BENCH_FOLDER"] ?? tmpdir(), "coldaisle-settings-"));
  const copy = join(home, database);
  copyFileSync(base, copy);
  return { means: { base, copy }, close: async () => rmSync(home, { recursive: true }) };
}

function timed(sqlite: Database, way: string, at: string): Figures {
  const set = {
    synchronous: "FULL",
    wal_autocheckpoint: "10000",
    temp_store: "MEMORY",
    ...variants[way],
  };
  for (const [name, value] of Object.entries(set))
    sqlite.query(`pragma ${name} = ${value}`).values();
  const act = cases[at];
  if (!act) throw new RangeError(`Nobody measures ${at}.`);
  const [began, cpu] = [performance.now(), cpuMs(process.pid)];
  act(sqlite);
  const figures = { "CPU ms": cpuMs(process.pid) - cpu, ms: performance.now() - began };
  sqlite.close();
  return figures;
}

/** The same draws in every round. */
function drawing(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const lists = 3000;

function pages(sqlite: Database): void {
  const draw = drawing(7);
  const list = sqlite.query(`select seq, id, first_name, last_name, location, status from candidates
    where (archived_at is not null) = 0 and seq < ? order by seq desc limit 50`);
  const record = sqlite.query("select * from candidates where id = ?");
  for (let n = 0; n < lists; n += 1) {
    const [, id] = list.values(draw(people))[0] ?? [];
    record.values(String(id));
  }
}

function scan(sqlite: Database): void {
  const all = sqlite.query("select count(*), sum(length(summary)) from candidates");
  for (let n = 0; n < 3; n += 1) all.values();
}

const searches = 300;
const vocabulary = ["engineer", "ups", "cooling", "frank*", "amst*", "tech*", "data", "lead", "b*"];

function words(sqlite: Database): void {
  const draw = drawing(11);
  const found = sqlite.query(
    "select rowid from candidate_search where candidate_search match ? order by rowid desc limit 50",
  );
  for (let n = 0; n < searches; n += 1) {
    const asked = Array.from({ length: 1 + (n % 3) }, () => vocabulary[draw(vocabulary.length)]);
    found.values(asked.join(" AND "));
  }
}

const commits = 300;

function writes(sqlite: Database): void {
  const draw = drawing(13);
  sqlite.run("create table if not exists bench_log (id integer primary key, at text, entry text)");
  const change = sqlite.query("update candidates set headline = ? where seq = ?");
  const entry = sqlite.query("insert into bench_log (at, entry) values (?, ?)");
  for (let n = 0; n < commits; n += 1) {
    sqlite.transaction(() => {
      change.run(`Engineer ${n}`, draw(people));
      entry.run("2026-01-01", "x".repeat(200));
    })();
  }
}
