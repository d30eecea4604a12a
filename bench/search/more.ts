import { Database } from "bun:sqlite";
import { join } from "node:path";
import { coordinatesOf } from "@/modules/knowledge/normalise";
import { changed } from "../data/folder";
import { type Ask, copied, rawFile } from "../speed/raw-data";

/** Papers beside the one that everybody in a filled folder has: one of so many people holds each. */
export const papers = [
  ["vca-basis", 3],
  ["ipaf", 7],
  ["cdcp", 10],
  ["nen3840", 15],
  ["hv-ap", 20],
  ["hv-sap", 200],
] as const;

/** What a person's number makes of them, the same in our tables and in the raw ones. */
const holders = (every: number, at: number) => `n % ${every} = ${at % every}`;
/** Three of four still hold; the others have ended within the last 300 days. */
const ends = "date('now', ((n * 37) % 1200 - 300) || ' days')";
const uuid = (kind: number) =>
  `printf('01900c${kind.toString(16).padStart(2, "0")}-%04x-7000-8000-%012x', n % 65536, n)`;

/** One of five people has answered a job, in eight states over two years. */
const answered = 5;
const states = "pending reviewing interview offer rejected withdrawn declined filled".split(" ");

/** Gives a copy of a filled folder what search and filters are asked about, as rows of the product's own tables. */
export function furnish(folder: string): void {
  const people = "(select id, seq as n from candidates)";
  const jobs =
    "(select id, row_number() over (order by seq) - 1 as at, count(*) over () as all_of from jobs)";
  const state = states.map((name, at) => `when ${at} then '${name}'`).join(" ");
  changed(folder, [
    ...papers.map(
      (
        [name, every],
        at,
      ) => `insert into candidate_certificates (id, candidate_id, certificate, expires_on)
        select ${uuid(at)}, id, '${name}', ${ends} from ${people} where ${holders(every, at)}`,
    ),
    `create temp table numbered as select * from ${jobs}`,
    "create index temp.numbered_at on numbered (at)",
    `insert into applications (id, job_id, candidate_id, status, origin, applied_at, created_at, updated_at)
      select ${uuid(200)}, numbered.id, person.id, case (n / ${answered}) % ${states.length} ${state} end, 'applied', day, day, day
      from (select *, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || (n * 7 % 17520) || ' hours') as day from ${people}) person
      join numbered on numbered.at = n * 13 % (select count(*) from jobs) where (n + n / 7) % ${answered} = 0`,
  ]);
}

const lists = { applications: "applications", certificates: "certificates?days=366" } as const;

/** The same for the raw server: narrow tables, places by latitude and longitude, papers by their holder. */
export async function furnishRaw(folder: string, ask: Ask): Promise<void> {
  using sqlite = new Database(join(folder, rawFile));
  sqlite.run("pragma synchronous = off");
  for (const [table, path] of Object.entries(lists)) await copied(sqlite, { table, path }, ask);
  placed(sqlite);
  sqlite.run(`create table holders (certificate text, seq integer, ends text, primary key (certificate, seq desc)) without rowid;
    insert into holders select 'vca-vol', seq, '2028-05-01' from people;`);
  const numbered = "(select seq, cast(substr(number, 3) as integer) as n from people)";
  for (const [at, [name, every]] of papers.entries()) {
    sqlite.run(
      `insert into holders select '${name}', seq, ${ends} from ${numbered} where ${holders(every, at)}`,
    );
  }
  for (const statement of own) sqlite.run(statement);
  sqlite.run("analyze");
  sqlite.run("pragma wal_checkpoint(truncate)");
}

function placed(sqlite: Database): void {
  sqlite.run("alter table people add column latitude real");
  sqlite.run("alter table people add column longitude real");
  const set = sqlite.prepare("update people set latitude = ?, longitude = ? where location = ?");
  const towns = sqlite.query<{ location: string }, []>("select distinct location from people");
  for (const { location } of towns.all()) {
    const { latitude = null, longitude = null } = coordinatesOf(location, null) ?? {};
    set.run(latitude, longitude, location);
  }
}

/** Columns of what an application's and a paper's row is about, as somebody who knows the questions would keep them. */
const own = [
  "create index people_at on people (archived, seq desc, latitude, longitude)",
  "create index people_by_id on people (id, location, latitude, longitude)",
  "alter table applications add column person integer",
  "update applications set person = (select people.seq from people where people.id = candidateId)",
  "create index applications_newest on applications (seq desc, person)",
  "create index applications_status on applications (status, seq desc, person)",
  "alter table certificates add column person integer",
  "update certificates set person = (select people.seq from people where people.id = candidate ->> 'id')",
  "create index certificates_end on certificates (expiresOn, seq, person)",
  "create index certificates_kind on certificates (certificate, expiresOn, seq)",
];
