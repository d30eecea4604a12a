import { and, eq, isNull, sql } from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { staffIds } from "@/modules/platform/accounts";
import type { DailyTask } from "@/src/workers/daily-task";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { certificatesEnding } from "./events";
import { matching } from "./filter";
import { type Bucket, buckets, thresholdOf } from "./rules";
import { certificateReminders as reminders } from "./schema";

/** Tells once of each certificate at each threshold, at the tightest that it has passed. */
export async function remind(app: App, today: string): Promise<number> {
  const untold = await Promise.all(buckets.map((bucket) => untoldOf(app, bucket, today)));
  const [expired = none, week = none, month = none, quarter = none] = untold;
  const numbered = { expired: expired.n, week: week.n, month: month.n, quarter: quarter.n };
  const total = untold.reduce((sum, { n }) => sum + n, 0);
  if (total === 0) return 0;
  const holders = { expired, week, month, quarter };
  const desk = await staffIds(app);
  const notices = buckets
    .filter((bucket) => numbered[bucket] > 0)
    .map((bucket) => noticeOf(bucket, { ...holders[bucket], today, to: desk }));
  const { writes, news } = await notifications.notify(app, ...notices);
  await app.write(
    [...buckets.map((bucket) => told(app, bucket, today)), ...writes],
    certificatesEnding(numbered),
    ...news,
  );
  return total;
}

export const expiryTasks: DailyTask[] = [
  {
    name: "certificate-reminders",
    does: "Reports certificates that expire or have expired",
    run: remind,
  },
];

type Untold = { n: number; holders: string[] };
const none: Untold = { n: 0, holders: [] };
/** So many are named; the list shows the others. */
const mostNamed = 3;

/** How many there are, and whose end first. */
async function untoldOf(app: App, bucket: Bucket, today: string): Promise<Untold> {
  const rows = await app.db
    .select({ candidateId: held.candidateId, n: sql<number>`count(*) over ()` })
    .from(held)
    .innerJoin(candidates, eq(candidates.id, held.candidateId))
    .leftJoin(
      reminders,
      and(
        eq(reminders.certificateId, held.id),
        eq(reminders.threshold, thresholdOf[bucket]),
        eq(reminders.expiresOn, held.expiresOn),
      ),
    )
    .where(and(matching({ bucket, conditions: [] }, today), isNull(reminders.certificateId)))
    .orderBy(held.expiresOn, held.id)
    .limit(mostNamed);
  const holders = [...new Set(rows.map(({ candidateId }) => candidateId))];
  return { n: rows[0]?.n ?? 0, holders };
}

type Due = Untold & { today: string; to: string[] };

/** One word for all that come to a threshold on a day, however many they are. */
const noticeOf = (bucket: Bucket, { n, holders, today, to }: Due): Notice => ({
  to,
  what: bucket === "expired" ? "certificateEnded" : "certificateEnding",
  params: { n, days: thresholdOf[bucket], bucket, ...namedAs(holders) },
  onceKey: `certificates:${bucket}:${today}`,
});

const namedAs = (ids: string[]) =>
  Object.fromEntries(ids.map((id, at) => [at === 0 ? "candidateId" : `candidateId${at + 1}`, id]));

/** What was told stays as it is. */
const told = (app: App, bucket: Bucket, today: string) =>
  statement(sql`
    insert into ${reminders} (certificate_id, threshold, expires_on, at)
    select ${held.id}, ${thresholdOf[bucket]}, ${held.expiresOn}, ${app.now().toISOString()}
    from ${held} join ${candidates} on ${candidates.id} = ${held.candidateId}
    where ${matching({ bucket, conditions: [] }, today)}
    on conflict do nothing`);
