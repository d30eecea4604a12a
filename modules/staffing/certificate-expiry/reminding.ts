import { and, count, eq, isNull, sql } from "drizzle-orm";
import {
  candidateCertificateRows as held,
  candidateRows as candidates,
} from "@/modules/crm/candidates/read-model";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { deskIds } from "@/modules/platform/accounts";
import type { DailyTask } from "@/src/workers/daily-task";
import type { App } from "@/src/app";
import { statement } from "@/src/database";
import { certificatesEnding } from "./events";
import { matching } from "./service";
import { type Bucket, buckets, thresholdOf } from "./rules";
import { certificateReminders as reminders } from "./schema";

/** Tells once of each certificate at each threshold, at the tightest that it has passed. */
export async function remind(app: App, today: string): Promise<number> {
  const numbers = await Promise.all(buckets.map((bucket) => untoldOf(app, bucket, today)));
  const [expired = 0, week = 0, month = 0, quarter = 0] = numbers;
  const total = expired + week + month + quarter;
  if (total === 0) return 0;
  const numbered = { expired, week, month, quarter };
  const desk = await deskIds(app);
  const notices = buckets
    .filter((bucket) => numbered[bucket] > 0)
    .map((bucket) => noticeOf(bucket, { n: numbered[bucket], today, to: desk }));
  const { writes, news } = await notifications.told(app, ...notices);
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
    does: "Tells of certificates that end or have ended",
    run: remind,
  },
];

async function untoldOf(app: App, bucket: Bucket, today: string): Promise<number> {
  const [row] = await app.db
    .select({ n: count() })
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
    .where(and(matching({ bucket }, today), isNull(reminders.certificateId)));
  return row?.n ?? 0;
}

type Due = { n: number; today: string; to: string[] };

/** One word for all that come to a threshold on a day, however many they are. */
const noticeOf = (bucket: Bucket, { n, today, to }: Due): Notice => ({
  to,
  what: bucket === "expired" ? "certificateEnded" : "certificateEnding",
  params: { n, days: thresholdOf[bucket], bucket },
  onceKey: `certificates:${bucket}:${today}`,
});

/** What was told stays as it is. */
const told = (app: App, bucket: Bucket, today: string) =>
  statement(sql`
    insert into ${reminders} (certificate_id, threshold, expires_on, at)
    select ${held.id}, ${thresholdOf[bucket]}, ${held.expiresOn}, ${app.now().toISOString()}
    from ${held} join ${candidates} on ${candidates.id} = ${held.candidateId}
    where ${matching({ bucket }, today)}
    on conflict do nothing`);
