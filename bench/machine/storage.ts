import { Database } from "bun:sqlite";

/**
 * What a person and a job take on the disk, indexes and search included, in a database that `bun run bench` has filled, and
 * what so many more would take: `bun bench/machine/storage.ts DATABASE`.
 */
const [path = ""] = process.argv.slice(2);
using sqlite = new Database(path, { readonly: true, strict: true });

const ofJobs = /^(?:jobs?|postings|job_\w+|jobs_\w+|matched_jobs|employers|leads)(?:_|$)/;
const ofPeople = /^(?:candidate|candidates|people|record_history|gdpr|consents?)(?:_|$)/;

const pages = sqlite
  .query(
    `select coalesce(s.tbl_name, d.name), sum(d.pgsize) from dbstat d
      left join sqlite_schema s on s.name = d.name group by 1`,
  )
  .values() as [table: string, bytes: number][];
const bytesOf = (isMeant: (table: string) => boolean) =>
  pages.reduce((sum, [table, bytes]) => sum + (isMeant(table) ? bytes : 0), 0);
const countOf = (table: string) =>
  Number(sqlite.query(`select count(*) from "${table}"`).values()[0]?.[0]);

const people = { count: countOf("candidates"), bytes: bytesOf((it) => ofPeople.test(it)) };
const jobs = { count: countOf("jobs"), bytes: bytesOf((it) => ofJobs.test(it)) };
const rest = bytesOf((it) => !ofPeople.test(it) && !ofJobs.test(it));

for (const [name, { count, bytes }] of Object.entries({ people, jobs }))
  console.log(
    `figure: ${count} ${name}: ${Math.round(bytes / 1024 ** 2)} MiB, ${(bytes / count / 1024).toFixed(1)} KiB each, ` +
      `ten million ${Math.round((bytes / count) * (1e7 / 1024 ** 3))} GiB`,
  );
console.log(`figure: everything else: ${Math.round(rest / 1024 ** 2)} MiB`);
