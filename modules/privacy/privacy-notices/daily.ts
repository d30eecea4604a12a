import { and, isNotNull, isNull, lt, notInArray, or, sql } from "drizzle-orm";
import { activities, activitiesChanged } from "@/modules/platform/privacy-log";
import { gdprActivities } from "@/modules/platform/privacy-log/schema";
import { candidates as people, noticeColumns, noticeDueOn } from "@/modules/crm/candidates";
import { daysAfter, hasToBeInformed, informDays, origins } from "@/modules/crm/candidates/rules";
import { candidates } from "@/modules/crm/candidates/schema";
import { noticeWarningDays } from "@/modules/crm/candidates/legal-bases/rules";
import type { DailyTask } from "@/modules/platform/scheduler";
import type { App } from "@/src/app";
import { askRenewals } from "./renewing";
import { mostAtOnce } from "./rules";

/** What is done for people's rights once a day. */
export const rightsTasks: DailyTask[] = [
  {
    name: "consents.lapse",
    does: "Ends consents that are a year old and were not renewed",
    run: people.lapse,
  },
  {
    name: "consents.renew",
    does: "Asks by letter whether a consent that ends within a month goes on",
    run: askRenewals,
  },
  {
    name: "notices.remind",
    does: `Puts people on the list of what is to be done who have to be told within ${noticeWarningDays} days that we have their data`,
    run: remindOfNotices,
  },
];

const told = origins.filter((origin) => !hasToBeInformed(origin));

/** Each is put on the list once; telling them takes them off. */
export async function remindOfNotices(app: App, today: string): Promise<number> {
  const isListed = sql`exists (select 1 from ${gdprActivities}
    where ${gdprActivities.entityId} = ${candidates.id} and ${gdprActivities.deed} = 'notice-due')`;
  const isSoon = lt(candidates.createdAt, daysAfter(today, noticeWarningDays - informDays + 1));
  let total = 0;
  for (;;) {
    const rows = await app.db
      .select({ id: candidates.id, ...noticeColumns })
      .from(candidates)
      .where(
        and(
          ...[isNull(candidates.informedAt), isNull(candidates.archivedAt)],
          notInArray(candidates.origin, told),
          or(isSoon, isNotNull(candidates.lastContactAt)),
          sql`not ${isListed}`,
        ),
      )
      .limit(mostAtOnce);
    if (rows.length === 0) return total;
    total += rows.length;
    const lines = rows.map(({ id: entityId, ...row }) => ({
      ...({ deed: "notice-due", entityType: "candidate", entityId, status: "pending" } as const),
      dueAt: `${noticeDueOn(row) ?? today}T23:59:59.999Z`,
    }));
    await app.write(activities.recordedAll(app, lines), activitiesChanged());
  }
}
