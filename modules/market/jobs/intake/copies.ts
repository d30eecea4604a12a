import { and, eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import type { JobCopy } from "../model";
import { jobs, postings } from "../schema";
import { numberOf } from "../shape";
import { isProbablyCopied } from "./merging";

/** So many jobs with words of the title are compared text by text. */
const compared = 40;
const mostWords = 6;

/** Open jobs of other companies that are probably the same vacancy, as agencies advertise it. */
export async function copiesOf(app: App, id: string): Promise<JobCopy[]> {
  const [job] = await app.db.select({ title: jobs.title }).from(jobs).where(eq(jobs.id, id));
  const words = job?.title.match(/[\p{L}\p{N}]{3,}/gu)?.slice(0, mostWords) ?? [];
  if (words.length === 0) return [];
  const others = await titledAlike(app, id, words);
  const all = await postingsIn(app, [id, ...others.map((other) => other.id)]);
  const ads = Map.groupBy(all, ({ jobId }) => jobId);
  const own = ads.get(id) ?? [];
  const isCopy = (other: string) =>
    ads.get(other)?.some((ad) => own.some((one) => isProbablyCopied(one, ad))) ?? false;
  return others
    .filter((other) => isCopy(other.id))
    .map(({ seq, ...other }) => ({ ...other, number: numberOf(seq) }));
}

/** Those whose titles share most words, which are few enough to compare text by text. */
const titledAlike = (app: App, id: string, words: string[]) =>
  app.db
    .select({ id: jobs.id, seq: jobs.seq, title: jobs.title, company: jobs.company })
    .from(jobs)
    .where(
      and(
        sql`${jobs.seq} in (select rowid from job_search where job_search match ${titled(words)}
          order by rank limit ${compared})`,
        eq(jobs.status, "open"),
        ne(jobs.id, id),
      ),
    );

const titled = (words: string[]) => `{title} : (${words.map((word) => `"${word}"`).join(" OR ")})`;

const postingsIn = (app: App, ids: string[]) =>
  app.db
    .select()
    .from(postings)
    .where(and(inArray(postings.jobId, ids), isNotNull(postings.text)));
