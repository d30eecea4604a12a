import { and, asc, desc, eq, inArray, type SQL, sql } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { jobRows as jobs } from "@/modules/market/jobs/read-model";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { after, encodeCursor, coalesced, type Order, orderIn, rankIn } from "@/src/database/paging";
import type { Interview } from "../model";
import type { InterviewExport, InterviewQuery } from "../questions";
import { type InterviewSort, statuses, types } from "../rules";
import { interviews } from "../schema";
import { shownAll } from "../service";
import { interviewColumns } from "../shape";
import { lookedUp } from "./conditions";
import { matching } from "./filter";

export type InterviewPage = { interviews: Interview[]; total: number; next: string | null };

type Times = Pick<InterviewQuery, "which" | "from">;

const ordersOf = ({ which, from }: Times): Record<InterviewSort, Order> => ({
  time: {
    by: interviews.scheduledAt,
    direction:
      which === "upcoming" || which === "ahead" || from !== undefined ? "ascending" : "descending",
  },
  candidate: { by: sql`${candidates.nameKey}`, direction: "ascending" },
  client: { by: coalesced(clients.nameKey, sql`'~'`), direction: "ascending" },
  type: { by: rankIn(interviews.type, types), direction: "ascending" },
  status: { by: rankIn(interviews.status, statuses), direction: "ascending" },
});

type Listing = Times & Partial<Omit<InterviewQuery, keyof Times>>;

export const list = async (app: App, query: Listing): Promise<Interview[]> =>
  (await page(app, query)).interviews;

/** One page, with how many there are in all; `next` is where the following page begins. */
export async function page(
  app: App,
  { sort = "time", cursor, limit = 200, ...given }: Listing,
): Promise<InterviewPage> {
  const order = orderIn(ordersOf(given), sort);
  const wanted = matching(app, await lookedUp(app, given));
  const rows = await placesBy(app, order)
    .where(and(wanted, cursor ? after(order, interviews.seq, cursor) : undefined))
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    interviews: await inPlace(app, shown),
    total: rows.length <= limit && !cursor ? rows.length : await countOf(app, wanted),
    next: last ? encodeCursor(last.at, last.seq) : null,
  };
}

/** All that a filter shows, in the order of the screen. */
export async function everyOne(
  app: App,
  { sort, ids, ...given }: Omit<InterviewExport, "format">,
): Promise<Interview[]> {
  const chosen = ids && inArray(interviews.id, ids);
  const wanted = matching(app, await lookedUp(app, given));
  return inPlace(
    app,
    await placesBy(app, orderIn(ordersOf(given), sort)).where(and(wanted, chosen)),
  );
}

/** Only where each stands: what it says is read for those of one page. */
export function placesBy(app: App, { by, direction }: Order) {
  const towards = direction === "descending" ? desc : asc;
  return app.db
    .select({ id: interviews.id, seq: interviews.seq, at: sql<string | number>`${by}` })
    .from(interviews)
    .innerJoin(candidates, eq(candidates.id, interviews.candidateId))
    .leftJoin(clients, eq(clients.id, interviews.clientId))
    .leftJoin(jobs, eq(jobs.id, interviews.jobId))
    .orderBy(towards(by), towards(interviews.seq))
    .$dynamic();
}

/** The same rows as a question that is written by hand names them. */
export const withOthers = sql`${interviews}
  join ${candidates} on ${candidates.id} = ${interviews.candidateId}
  left join ${clients} on ${clients.id} = ${interviews.clientId}
  left join ${jobs} on ${jobs.id} = ${interviews.jobId}`;

async function countOf(app: App, wanted: SQL | undefined): Promise<number> {
  const [[total = 0] = []] = await app.db.all<[number]>(
    sql`select count(*) from ${withOthers} where ${wanted ?? sql`true`}`,
  );
  return total;
}

/** What they say, in the order in which their places were found. */
async function inPlace(app: App, places: { seq: number }[]): Promise<Interview[]> {
  const seqs = places.map(({ seq }) => seq);
  const found = await interviewColumns(app.db).where(inArray(interviews.seq, jsonValues(seqs)));
  const bySeq = new Map(found.map((one) => [one.row.seq, one]));
  return shownAll(
    app,
    seqs.flatMap((seq) => bySeq.get(seq) ?? []),
  );
}
