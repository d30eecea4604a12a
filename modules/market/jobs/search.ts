import { desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { recordPath } from "@/modules/records/core";
import { type Asked, type Found, rowsNamed, type SearchSource } from "@/modules/records/search";
import type { App } from "@/src/app";
import { expandLastPrefix } from "@/src/database/word-prefixes";
import { ftsQueryOf } from "@/src/search";
import { jobs } from "./schema";
import { numberOf } from "./shape";

/** Jobs by number, title and company, then by place and the other words of the ad's head. */
export const search: SearchSource = { kind: "job", find };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const number = /^J-?0*(\d+)$/i.exec(asked.text)?.[1];
  if (number) return read(app, eq(jobs.seq, Number(number)), "number");
  const seqs = await rowsNamed(app, "job", asked);
  const named = seqs.length > 0 ? await read(app, inArray(jobs.seq, seqs), "name") : [];
  if (named.length >= asked.limit) return named;
  const known = new Set(named.map(({ id }) => id));
  return [...named, ...(await byWords(app, asked)).filter(({ id }) => !known.has(id))];
}

/** Shorter words stand in too many places. */
const shortestWord = 3;

async function byWords(app: App, { text, words, limit }: Asked): Promise<Found[]> {
  if (words.some((word) => word.length < shortestWord) || !ftsQueryOf(text)) return [];
  const match = await expandLastPrefix(app, "job_search", ftsQueryOf(text));
  const has = sql`${jobs.seq} in (select rowid from job_search
    where job_search match ${`{title company location} : (${match})`}
    order by rowid desc limit ${limit})`;
  return read(app, has, "words");
}

async function read(app: App, where: SQL, why: Found["why"]): Promise<Found[]> {
  const { seq, id, title, company, location, status } = jobs;
  const rows = await app.db
    .select({ seq, id, title, company, location, status })
    .from(jobs)
    .where(where)
    .orderBy(desc(seq));
  return rows.map((job) => ({
    id: job.id,
    number: numberOf(job.seq),
    title: job.title,
    detail: [job.company, job.location].filter(Boolean).join(" · ") || null,
    why,
    match: null,
    path: recordPath("job", job.id),
    isArchived: job.status !== "open",
  }));
}
