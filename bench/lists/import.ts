import { modules } from "@/modules/all";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Database } from "bun:sqlite";
import { serverParts } from "@/modules/api";
import { imports } from "@/modules/crm/imports";
import { draft } from "@/modules/crm/imports/fixtures";
import { signedIn } from "@/modules/testing";
import { openApp } from "@/src/app";
import { readConfig } from "@/src/config";
import { createServer, listen } from "@/src/server";
import type { Figures, Work } from "../work";
import { head, people } from "./import-file";

export const work: Work = {
  about: "rows of CSV, read, validated, compared, landed and searchable, beside bare inserts",
  cases: ["100000"],
  ways: ["raw", "product"],
  rounds: 1,
  goals: {
    "rows/s": { unit: "", atLeast: 0.5 },
    "others' ms p50": { unit: "ms" },
    "others' ms p99": { unit: "ms", limit: 50 },
  },
  prepare: async () => ({ means: {}, close: async () => {} }),
  measure: (way, at) => (way === "raw" ? raw(Number(at)) : product(Number(at))),
};

const opened = () => {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-bench-"));
  const app = openApp(readConfig({ DATA_DIR: folder, PORT: "0", LOG_LEVEL: "error" }), { modules });
  return { folder, app };
};

/** The same table and indexes, one transaction, one prepared insert, the words in one statement at the end. */
async function raw(rows: number): Promise<Figures> {
  const { folder, app } = opened();
  await app.close();
  const sqlite = new Database(join(folder, "coldaisle.db"));
  for (const pragma of ["journal_mode = WAL", "synchronous = FULL", "secure_delete = ON"])
    sqlite.run(`PRAGMA ${pragma}`);
  sqlite.run("drop trigger candidate_search_insert");
  sqlite.run("drop trigger candidates_revision_insert");
  const insert = sqlite.query(`insert into candidates (id, first_name, last_name, email, phone,
    location, country, headline, skill_names, pay_cents, pay_currency, pay_period, origin,
    data_retention_until, name_key, email_key, phone_key, place_key, created_at, updated_at)
    values (?,?,?,?,?,?,?,?,?,?,'EUR',?,'import','2027-01-01',?,?,?,?,?,?)`);
  const all = people(rows).map(
    ([first, last, email, phone, place, country, title, skills, pay, per]) => [
      ...[Bun.randomUUIDv7(), first, last, email, phone, place, country, title],
      ...[JSON.stringify(String(skills).split("; ")), Number(pay) * 100, per],
      ...[`${last} ${first}`.toLowerCase(), email, String(phone).slice(-9), place],
      ...["2026-01-01T12:00:00.000Z", "2026-01-01T12:00:00.000Z"],
    ],
  ) as never[][];
  const began = performance.now();
  sqlite.transaction(() => {
    for (const row of all) insert.run(...row);
    sqlite.run(`insert into candidate_search (rowid, first_name, last_name, headline, location,
      skill_names, summary) select seq, first_name, last_name, headline, location, skill_names,
      summary from candidates`);
  })();
  const ms = performance.now() - began;
  sqlite.close();
  rmSync(folder, { recursive: true });
  return { "rows/s": Math.round((rows / ms) * 1000), "others' ms p50": 0, "others' ms p99": 0 };
}

async function product(rows: number): Promise<Figures> {
  const { folder, app } = opened();
  const { cookie } = await signedIn(app);
  const address = listen(createServer(app, serverParts(app)), app);
  const csv = [head.join(","), ...people(rows).map((row) => row.join(","))].join("\n");
  const client = Bun.spawn(
    [process.execPath, `${import.meta.dir}/../machine/lag-client.ts`, address, cookie, "/api/jobs"],
    { stdin: "pipe", stdout: "pipe" },
  );
  await Bun.sleep(500);
  const { id } = await draft(app, csv);
  const began = performance.now();
  const { blocked } = await imports.check(app, id);
  const checked = performance.now() - began;
  const { created } = await imports.runThrough(app, id);
  const ms = performance.now() - began;
  if (blocked > 0 || created !== rows) throw new Error(`${created} of ${rows} rows landed.`);
  console.error(`checked in ${Math.round(checked)} ms, landed in ${Math.round(ms - checked)} ms`);
  void client.stdin.end();
  const told = (await new Response(client.stdout).text()).trim().split("\n").at(-1) ?? "[]";
  const delays: number[] = JSON.parse(told).toSorted((a: number, b: number) => a - b);
  imports.closeReader(app);
  await app.close();
  rmSync(folder, { recursive: true });
  const quantile = (share: number) => delays[Math.floor(delays.length * share)] ?? Number.NaN;
  return {
    "rows/s": Math.round((rows / ms) * 1000),
    "others' ms p50": quantile(0.5),
    "others' ms p99": quantile(0.99),
  };
}
