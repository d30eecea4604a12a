import { desc, eq, inArray, type SQL } from "drizzle-orm";
import { recordPath } from "@/modules/records/core";
import { type Asked, type Found, rowsNamed, type SearchSource } from "@/modules/records/search";
import type { App } from "@/src/app";
import { jobs } from "./schema";
import { numberOf } from "./shape";

/** Jobs by number, title and company. */
export const search: SearchSource = { kind: "job", find };

async function find(app: App, asked: Asked): Promise<Found[]> {
  const number = /^J-?0*(\d+)$/i.exec(asked.text)?.[1];
  if (number) return read(app, eq(jobs.seq, Number(number)), "number");
  const seqs = await rowsNamed(app, "job", asked);
  return seqs.length > 0 ? read(app, inArray(jobs.seq, seqs), "name") : [];
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
