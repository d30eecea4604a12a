import { Database } from "bun:sqlite";
import { expect, setDefaultTimeout, spyOn, test } from "bun:test";
import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { anyStep, checked, lettersOf } from "@/modules/crm/candidates/lists/letters.testing";
import { tempFolder, testApp } from "@/modules/testing";
import { patience } from "@/src/patience.testing";
import type { App } from "../../app";
import "../../chance.testing";
import { requestTimes } from "../../http/request-times";
import { allMigrations, migrate } from "../migrations";
import { buildOn } from "./building";

setDefaultTimeout(patience(60_000));
/** Since this one `candidate_search` is built beside the one before. */
const begun = allMigrations().findIndex((all) => all.join().includes("`word_index_builds`"));

const folder = tempFolder();
let files = 0;

/** A file as an earlier version left it, with so many people; all migrations take a second, so they run once. */
function older(people: number) {
  const [base, path] = [join(folder, "base.db"), join(folder, `${(files += 1)}.db`)];
  if (!existsSync(base)) {
    using sqlite = new Database(base, { create: true, strict: true });
    migrate(sqlite, base, allMigrations().slice(0, begun));
  }
  copyFileSync(base, path);
  using sqlite = new Database(path, { strict: true });
  sqlite.run(`with recursive each(n) as (select 0 union all select n + 1 from each where n < ${people - 1})
    insert into candidates (id, first_name, last_name, headline, summary, origin, data_retention_until, name_key, created_at, updated_at)
    select 'p' || n, 'Ada', iif(n % 3, 'Boer', 'Müller'), iif(n % 2, 'chief electrician', 'Łódź ups'), 'e-mail of José ' || n, 'found', '', '', '', ''
    from each`);
  sqlite.run(
    `insert into file_texts (content, format, state, text, at) values ('f', 'pdf', 'read', '48V ABB', '')`,
  );
  sqlite.run(`insert into files (id, kind, record_id, content, name, type, format, bytes, added_at, added_by)
    values ('f', 'candidate', 'p2', 'f', 'a file', 'cv', 'pdf', 1, '', '')`);
  return { DATABASE_URL: `file:${path}` };
}

/** Goes on building, no further than one write. */
async function oneStep(app: App, begun = (_stepping: App) => {}): Promise<void> {
  const stop = new AbortController();
  const write: App["write"] = async (...all) => {
    await app.write(...all);
    stop.abort();
  };
  const stepping: App = { ...app, write };
  begun(stepping);
  await buildOn(stepping, stop.signal);
}

const beside = ["candidate_search_next", "candidate_search_gone", "word_index_builds"];
const besides = (app: App) =>
  lettersOf(app).rows(sql`select name from sqlite_schema where name in ${beside} order by name`);

/** The schema as text, in the order of the names; `plain_search` is of the test. */
const schemaOf = (app: App) =>
  app.db.all(sql`select type, name, replace(sql, '"', '\`') from sqlite_schema
    where sql like '%candidate\\_%' escape '\\' and name not like 'plain%' order by type, name`);

test("while an index is built, every question finds whom it finds afterwards, whatever is changed meanwhile", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 3, maxLength: 8 }), async (steps) => {
      const app = testApp({}, older(10));
      const { run, play, answers } = lettersOf(app);
      expect(await besides(app)).toEqual(["candidate_search_next", "word_index_builds"]);
      for (const one of steps) {
        await play(one);
        for (const { found, expected } of await answers()) expect(found).toEqual(expected);
        await oneStep(app);
        for (const index of ["candidate_search", ...(await besides(app)).filter(isIndex)])
          await run(checked(String(index)));
      }
      await buildOn(app);
      for (const { found, expected } of await answers()) expect(found).toEqual(expected);
      await run(checked("candidate_search"));
      expect(await besides(app)).toEqual([]);
      await app.close();
    }),
    { numRuns: 6 },
  );
});

const isIndex = (name: unknown) => String(name).startsWith("candidate_search");

test("lists of words are merged in writes of their own, and by every write again once the index has its place", async () => {
  const app = testApp({}, older(3000));
  const { rows } = lettersOf(app);
  const own: string[] = [];
  const write: App["write"] = async (writes, ...news) => {
    const all = writes.map((it) => ("must" in it ? it.must : it).toSQL());
    const isMerge = all.some(({ sql }) => sql.includes("'merge'"));
    if (isMerge) own.push("merge");
    else if (all.some(({ sql }) => sql.includes("set built = ?"))) own.push("fill");
    await app.write(writes, ...news);
    if (own.length === 1)
      expect(await settingsOf(app, "candidate_search_next_config")).toEqual([0, 1999]);
  };
  await buildOn({ ...app, write });
  expect(own.indexOf("merge")).toBe(4);
  expect(own.indexOf("merge")).toBeLessThan(own.lastIndexOf("fill"));
  expect(await settingsOf(app, "candidate_search_config")).toEqual([4, 16]);
  expect(await rows(sql`pragma integrity_check`)).toEqual(["ok"]);
  await app.close();
});

const settingsOf = (app: App, table: string) =>
  lettersOf(app).rows(sql`select v from ${sql.identifier(table)} where k like '%merge' order by k`);

test("what is built is what a new database begins with", async () => {
  const app = testApp({}, older(3));
  await buildOn(app);
  const whole = await schemaOf(testApp());
  expect(whole.length).toBeGreaterThan(8);
  expect(await schemaOf(app)).toEqual(whole);
  await app.close();
});

test.each([
  ["as long as it works while nobody asks", 0, 1],
  ["nine times as long while people ask", 1, 9],
])("building rests %s", async (_, asked, rests) => {
  const app = testApp({}, older(3));
  const times = { counts: [0], seconds: 0 };
  const own: number[] = [];
  const slept = Bun.sleep;
  // Of all who sleep in this process only the builder is answered at once.
  const sleep = spyOn(Bun, "sleep").mockImplementation(async (ms) => {
    if (!new Error().stack?.includes("/index-builds/building.ts")) return slept(ms);
    own.push(Number(ms));
    times.counts = times.counts.map((it) => it + asked);
  });
  await oneStep(app, (stepping) => requestTimes(stepping).set("2xx", times)).finally(() =>
    sleep.mockRestore(),
  );
  expect(own).toHaveLength(rests);
  await app.close();
});

const program = (settings: object) => `
  import { testApp } from "@/modules/testing";
  import { buildWordIndexes } from "@/src/database/index-builds/building";
  const app = testApp({ now: () => new Date() }, ${JSON.stringify(settings)});
  const write = async (...all) => { await app.write(...all); console.log("wrote"); };
  const worker = buildWordIndexes({ ...app, write });
  await worker.done;
  await worker.stop();
  await app.close();
`;

/** A process that builds beside a server; it says each write. */
const builder = (settings: object) =>
  Bun.spawn([process.execPath, "-e", program(settings)], {
    cwd: join(import.meta.dir, "../../.."),
  });

async function written(stream: ReadableStream<Uint8Array>, times: number): Promise<void> {
  const decoder = new TextDecoder();
  let said = "";
  for await (const part of stream) {
    said += decoder.decode(part);
    if (said.split("wrote").length > times) return;
  }
}

test("a process that is killed amid it loses nothing, and two at once finish what it began", async () => {
  const settings = older(3000);
  for (const writes of [3, 12]) {
    const child = builder(settings);
    await written(child.stdout, writes);
    child.kill("SIGKILL");
    await child.exited;
  }
  const app = testApp({}, settings);
  const { run, rows, play, answers } = lettersOf(app);
  expect(await besides(app)).toEqual(["candidate_search_next", "word_index_builds"]);
  const [built] = await rows(sql`select built from word_index_builds`);
  expect(built).toBeGreaterThan(0);
  expect(built).toBeLessThan(3000);
  const two = [builder(settings), builder(settings)];
  for (const who of [0, 1, 2]) await play({ who, headline: "abb chief" });
  await play({ who: 5, gone: "person" });
  expect(await Promise.all(two.map(({ exited }) => exited))).toEqual([0, 0]);
  expect(await besides(app)).toEqual([]);
  for (const { found, expected } of await answers()) expect(found).toEqual(expected);
  await run(checked("candidate_search"));
  expect(await rows(sql`pragma integrity_check`)).toEqual(["ok"]);
  await app.close();
});
