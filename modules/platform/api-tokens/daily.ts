import { and, gt, isNull, lt } from "drizzle-orm";
import { type Notice, notifications } from "@/modules/platform/notifications";
import type { DailyTask } from "@/src/workers/daily-task";
import { administratorIds } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { daysLater } from "@/src/calendar";
import { warnedDays } from "./rules";
import { apiTokens } from "./schema";

export const tokenTasks: DailyTask[] = [
  { name: "tokens.remind", does: "Reports API tokens that expire soon", run: remind },
];

async function remind(app: App): Promise<number> {
  const now = app.now();
  const soon = daysLater(now, warnedDays);
  const ending = await app.db
    .select()
    .from(apiTokens)
    .where(
      and(
        isNull(apiTokens.revokedAt),
        gt(apiTokens.expiresAt, now.toISOString()),
        lt(apiTokens.expiresAt, soon),
      ),
    );
  const to = await administratorIds(app);
  const notices = ending.map(({ id, name, expiresAt }): Notice => ({
    to,
    what: "tokenEnding",
    params: { name, day: expiresAt.slice(0, 10) },
    record: null,
    onceKey: `token:${id}`,
  }));
  const { writes, news } = await notifications.notify(app, ...notices);
  if (writes.length > 0) await app.write(writes, ...news);
  return ending.length;
}
