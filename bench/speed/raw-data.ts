import { Database, type SQLQueryBindings } from "bun:sqlite";
import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import type { Known } from "./case";

export const rawFile = "raw-words.db";
/** So many records of each kind are opened in turns. */
const opened = 200;
const lists = ["candidates", "jobs", "clients", "projects", "deployments"] as const;
const names = {
  candidates: ["people", "person"],
  jobs: ["jobs", "job"],
  clients: ["clients", "client"],
  projects: ["projects", "project"],
  deployments: ["deployments", "deployment"],
} as const;

/** What the raw server adds to an answer's own fields, so that it need not work anything out. */
const own: Record<string, string> = {
  people: `archived = isArchived, name_key = lower(lastName || ' ' || firstName), years = seq % 25,
    free_from = coalesce(availableFrom, date('now', '+' || coalesce(noticeDays, 0) || ' days')), pay_year = salaryExpectation *
    case salaryPeriod when 'year' then 1 when 'month' then 12 when 'day' then 260 else 2080 end`,
  jobs: "score = cast(aiMatchScore as integer), class = aiAnalysis ->> 'relevanceLevel'",
};
const extra: Record<string, string> = {
  people: "archived integer, name_key text, years integer, free_from text, pay_year integer",
  jobs: "score integer, class text",
};
const indexes = [
  "people_list on people (archived, seq desc)",
  "people_country on people (archived, country, status, seq desc)",
  "people_name on people (archived, country, name_key, seq)",
  "people_names on people (archived, name_key, seq, pay_year)",
  "people_pay on people (archived, pay_year, seq desc)",
  "people_years on people (archived, years, seq desc)",
  "people_free on people (archived, free_from, seq desc)",
  "people_place on people (archived, location, seq desc)",
  "people_id on people (id)",
  "jobs_best on jobs (status, score desc, seq desc)",
  "jobs_class on jobs (status, country, class, seq desc)",
  "projects_end on projects (status, endDate is null, endDate, seq)",
];

type Row = Record<string, unknown>;
export type Ask = (path: string) => Promise<Response>;

/** Narrow tables with what the product answers, made once from its own answers; the product's database is not read. */
export async function rawData(folder: string, ask: Ask): Promise<void> {
  const path = join(folder, rawFile);
  if (existsSync(`${path}.done`)) return;
  for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
  using sqlite = new Database(path, { create: true });
  sqlite.run("pragma journal_mode = wal");
  for (const kind of lists) await listAndRecords(sqlite, kind, ask);
  sqlite.run(`create table people_skills (skill text, seq integer, primary key (skill, seq desc)) without rowid;
    insert or ignore into people_skills select value ->> 'id', seq from people, json_each(skills);
    create virtual table people_words using fts5(words, content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2');
    insert into people_words (rowid, words) select seq, concat_ws(' ', firstName, lastName, email, headline, location)
      from people;
    create virtual table jobs_words using fts5(words, content='', tokenize='unicode61 remove_diacritics 2');
    insert into jobs_words (rowid, words) select seq, concat_ws(' ', title, company, location, description) from jobs;`);
  for (const index of indexes) sqlite.run(`create index ${index}`);
  sqlite.run("analyze");
  sqlite.run("pragma wal_checkpoint(truncate)");
  await Bun.write(`${path}.done`, "");
}

/** All pages of a list as rows of one table; answers their ids. */
export async function copied(
  sqlite: Database,
  { table, path }: { table: string; path: string },
  ask: Ask,
): Promise<string[]> {
  const rows = async function* () {
    let next: string | undefined = `/api/${path}${path.includes("?") ? "&" : "?"}limit=200`;
    while (next) {
      const answer: Response = await ask(next);
      yield (await answer.json()) as Row[];
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.get("link") ?? "")?.[1];
    }
  };
  const ids: string[] = [];
  let insert: ((rows: Row[]) => void) | undefined;
  for await (const some of rows()) {
    insert ??= tabled(sqlite, table, some);
    insert(some);
    ids.push(...some.map(({ id }) => String(id)));
  }
  return ids;
}

async function listAndRecords(
  sqlite: Database,
  kind: (typeof lists)[number],
  ask: Ask,
): Promise<void> {
  const [table, single] = names[kind];
  const ids = await copied(sqlite, { table, path: kind }, ask);
  const step = Math.max(1, Math.floor(ids.length / opened));
  const whole: Row[] = [];
  for (const id of ids.filter((_, n) => n % step === 0).slice(0, opened)) {
    whole.push((await (await ask(`/api/${kind}/${id}`)).json()) as Row);
  }
  tabled(sqlite, single, whole)(whole);
  sqlite.run(`create index ${single}_id on ${single} (id)`);
  const set = own[table];
  if (set) sqlite.run(`update ${table} set ${set}`);
}

/** A column for each field of these rows; what is no plain value is kept as JSON. */
function tabled(sqlite: Database, table: string, sample: Row[]): (rows: Row[]) => void {
  const fields = Object.keys(sample[0] ?? { id: null });
  const isJson = (name: string) => sample.some((row) => typeof row[name] === "object" && row[name]);
  const isYesNo = (name: string) => sample.some((row) => typeof row[name] === "boolean");
  const kindOf = (name: string) => (isJson(name) ? "json" : isYesNo(name) ? "boolean" : "text");
  const columns = fields.map((name) => `"${name}" ${kindOf(name)}`);
  sqlite.run(
    `create table ${table} (seq integer primary key, ${[...columns, extra[table]].filter(Boolean).join(", ")})`,
  );
  const json = fields.map(isJson);
  const insert = sqlite.prepare(
    `insert into ${table} (seq, ${fields.map((name) => `"${name}"`).join(", ")})
      values (?, ${fields.map(() => "?").join(", ")})`,
  );
  let last = 10_000_000;
  return sqlite.transaction((rows: Row[]) => {
    for (const row of rows) {
      const values = fields.map((name, n) => (json[n] ? JSON.stringify(row[name]) : row[name]));
      insert.run((last -= 1), ...(values as SQLQueryBindings[]));
    }
  });
}

/** Ids that questions are made of. */
export function known(folder: string): Omit<Known, "email"> {
  using sqlite = new Database(join(folder, rawFile), { readonly: true });
  const ids = (table: string) =>
    sqlite.query<[string], []>(`select id from ${table} order by seq`).values().flat().map(String);
  return {
    person: ids("person"),
    job: ids("job"),
    client: ids("client"),
    project: ids("project"),
    deployment: ids("deployment"),
    version: {},
  };
}
