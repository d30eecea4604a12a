import { type Activity, activities, activitiesChanged } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { headWords } from "@/modules/platform/texts";
import { fileStream } from "@/src/sheets/sheet-stream";
import { utcToday } from "@/src/calendar";
import type { LogQuery } from "./model";

const pageSize = 200;

/** The log of activities as a file: whose data is named by id only, and that it was taken is in the log itself. */
export async function exportLog(
  app: App,
  { format, ...filter }: LogQuery,
  locale = "en",
): Promise<Response> {
  const { total } = await activities.list(app, { ...filter, limit: 1 });
  const by = { entityType: "user" as const, entityId: app.actor.id ?? app.actor.name };
  const details = { format, count: total, type: filter.type ?? null };
  await app.write(
    [
      activities.logActivity(app, { deed: "log-exported", ...by }),
      audit.entry(app, { action: "gdpr.log_exported", ...by, details }),
    ],
    activitiesChanged(),
  );
  return fileStream(format, {
    name: `gdpr-log-${utcToday(app)}`,
    title: "GDPR",
    heads: headWords,
    columns,
    pages: () => pagesOf(app, filter, locale),
  });
}

type Line = Omit<Activity, "recordedBy">;

const columns = {
  Created: (it: Line) => it.createdAt,
  Type: (it: Line) => it.type,
  Status: (it: Line) => it.status,
  Description: (it: Line) => it.description,
  "Entity type": (it: Line) => it.entityType,
  "Entity ID": (it: Line) => it.entityId,
  Due: (it: Line) => it.dueAt,
  Completed: (it: Line) => it.completedAt,
};

async function* pagesOf(app: App, filter: Omit<LogQuery, "format">, locale: string) {
  let cursor: number | undefined;
  do {
    const page = await activities.list(app, { ...filter, cursor, limit: pageSize }, locale);
    // Who wrote a line down is in the audit trail; a file that leaves the house names nobody.
    yield page.activities.map(({ recordedBy: _, ...line }): Line => line);
    cursor = page.next === null ? undefined : Number(page.next);
  } while (cursor);
}
