import { and, asc, eq, lte } from "drizzle-orm";
import { keywordsFor } from "@/modules/knowledge/analysis/rules";
import { audit } from "@/modules/platform/audit";
import { withActor, type App } from "@/src/app";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import {
  type NewSearchProfile,
  type Run,
  type ScrapeRequest,
  SearchProfile,
  type SearchProfileChanges,
} from "./model";
import { status } from "./runs/runs";
import { searchProfiles } from "./schema";
import { start } from "./service";

const zone = "Europe/Amsterdam";

type When = Pick<SearchProfile, "schedule" | "at" | "weekday">;

/** When a profile runs next, in UTC; the hour on the clock stays the same when the clocks change. */
export function nextRun({ schedule, at, weekday }: When, now: Date): string | null {
  if (schedule === "none") return null;
  const local = Temporal.Instant.from(now.toISOString()).toZonedDateTimeISO(zone);
  const time = Temporal.PlainTime.from(at);
  // The day first and the hour after: on the day the clocks change this hour may not exist.
  const inDays = (days: number) => local.add({ days }).withPlainTime(time);
  const days = schedule === "daily" ? 0 : (weekday - local.dayOfWeek + 7) % 7;
  const isPast = Temporal.ZonedDateTime.compare(inDays(days), local) <= 0;
  const coming = isPast ? inDays(days + (schedule === "daily" ? 1 : 7)) : inDays(days);
  return new Date(coming.epochMilliseconds).toISOString();
}

export const list = (app: App): Promise<SearchProfile[]> =>
  app.db.select().from(searchProfiles).orderBy(asc(searchProfiles.name));

export async function find(app: App, id: string): Promise<SearchProfile> {
  const [profile] = await app.db.select().from(searchProfiles).where(eq(searchProfiles.id, id));
  return profile ?? notFound("saved search");
}

export async function add(app: App, input: NewSearchProfile): Promise<SearchProfile> {
  const id = Bun.randomUUIDv7();
  const profile = { ...input, id, nextRunAt: nextRun(input, app.now()), version: 1 };
  await app.write([
    app.db.insert(searchProfiles).values(profile),
    audit.entry(app, { action: "profile.added", entityType: "saved search", entityId: id }),
  ]);
  return profile;
}

export async function edit(app: App, id: string, changes: SearchProfileChanges) {
  const { version, ...input } = changes;
  const after = SearchProfile.parse({ ...(await find(app, id)), ...input });
  const row = { ...after, nextRunAt: nextRun(after, app.now()), version: version + 1 };
  const unchanged = and(eq(searchProfiles.id, id), eq(searchProfiles.version, version));
  await app.write([
    must(app.db.update(searchProfiles).set(row).where(unchanged)),
    audit.entry(app, { action: "profile.changed", entityType: "saved search", entityId: id }),
  ]);
  return find(app, id);
}

export async function remove(app: App, id: string): Promise<void> {
  await app.write([
    must(app.db.delete(searchProfiles).where(eq(searchProfiles.id, id))),
    audit.entry(app, { action: "profile.removed", entityType: "saved search", entityId: id }),
  ]);
}

export const run = async (app: App, id: string): Promise<Run> =>
  start(app, requestOf(await find(app, id)));

export const requestOf = ({
  sources,
  countries,
  roles,
  systems,
}: SearchProfile): ScrapeRequest => ({
  sources,
  countries,
  keywords: keywordsFor(roles, systems),
});

/** Starts what is due; of several processes that look at once, one finds the date unchanged and starts it. */
export async function runDue(app: App): Promise<void> {
  const now = app.now();
  const due = lte(searchProfiles.nextRunAt, now.toISOString());
  const [profile] = await app.db
    .select()
    .from(searchProfiles)
    .where(due)
    .orderBy(asc(searchProfiles.nextRunAt))
    .limit(1);
  // What is due while another run goes on stays due: two profiles may share their hour.
  if (!profile || (await status(app)).isActive) return;
  const schedule = withActor(app, { id: null, name: "schedule" });
  await app.write([
    must(
      app.db
        .update(searchProfiles)
        .set({ nextRunAt: nextRun(profile, now) })
        .where(and(eq(searchProfiles.id, profile.id), due)),
    ),
  ]);
  await start(schedule, requestOf(profile)).catch((error) => noteMissed(app, error));
}

function noteMissed(app: App, error: unknown) {
  const { kind } = Failure.from(error);
  app.log.warn("a scheduled scrape could not start", { kind });
}
