import { and, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { activities, activitiesChanged } from "@/modules/records/privacy-log";
import { gdprActivityRows as gdprActivities } from "@/modules/records/privacy-log/read-model";
import { candidates as people, noticeColumns, noticeDueOn } from "@/modules/crm/candidates";
import { hasToBeInformed, informDays, origins } from "@/modules/crm/candidates/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { noticeWarningDays } from "@/modules/crm/candidates/legal-bases/rules";
import type { DailyTask } from "@/src/workers/daily-task";
import type { App } from "@/src/app";
import { nextSlice, pause } from "@/src/workers/time-slices";
import { addDays } from "@/src/calendar";
import { askRenewals } from "./renewing";
import { maxAtOnce } from "./rules";

/** What is done for people's rights once a day. */
export const rightsTasks: DailyTask[] = [
  {
    name: "consents.lapse",
    does: "Ends consents that are a year old and weren't renewed",
    run: people.lapse,
  },
  {
    name: "consents.renew",
    does: "Asks by email to renew consents that expire within a month",
    run: askRenewals,
  },
  {
    name: "notices.remind",
    does: `Adds candidates who must be informed within ${noticeWarningDays} days to the to-do list`,
    run: remindOfNotices,
  },
];

const told = origins.filter((origin) => !hasToBeInformed(origin));

/** Each is put on the list once; telling them takes them off. */
export async function remindOfNotices(app: App, today: string): Promise<number> {
  const isListed = sql`exists (select 1 from ${gdprActivities}
    where ${gdprActivities.entityId} = ${candidates.id} and ${gdprActivities.deed} = 'notice-due')`;
  const isSoon = lt(candidates.createdAt, addDays(today, noticeWarningDays - informDays + 1));
  const [{ last = 0 } = {}] = await app.db
    .select({ last: sql<number>`coalesce(max(${candidates.seq}), 0)` })
    .from(candidates);
  let total = 0;
  for (let from = 0; from <= last; from += maxAtOnce, await pause()) {
    const rows = await app.db
      .select({ id: candidates.id, ...noticeColumns })
      .from(candidates)
      .where(
        and(
          sql`${candidates.seq} >= ${from} and ${candidates.seq} < ${from + maxAtOnce}`,
          isNull(candidates.informedAt),
          isNull(candidates.archivedAt),
          notInArray(candidates.origin, told),
          or(isSoon, isNotNull(candidates.lastContactAt)),
          sql`not ${isListed}`,
        ),
      );
    if (rows.length === 0) continue;
    total += rows.length;
    const lines = rows.map(({ id: entityId, ...row }) => ({
      deed: "notice-due" as const,
      entityType: "candidate" as const,
      entityId,
      status: "pending" as const,
      dueAt: `${noticeDueOn(row) ?? today}T23:59:59.999Z`,
    }));
    await nextSlice();
    await app.write(activities.logActivities(app, lines), activitiesChanged());
  }
  return total;
}
