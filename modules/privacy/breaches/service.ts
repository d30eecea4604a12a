import { and, desc, eq } from "drizzle-orm";
import { staffIds, users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type Notice, notifications } from "@/modules/platform/notifications";
import { type App, actorIdOf } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { DailyTask } from "@/src/workers/daily-task";
import { must } from "@/src/database";
import { Failure, invalid, notFound } from "@/src/errors";
import { breachesChanged } from "./events";
import type { Breach, BreachChanges, NewBreach } from "./model";
import { dueAt, hoursLeft, isComplete, numberOf, stepsOf } from "./rules";
import { breaches } from "./schema";

type Row = typeof breaches.$inferSelect;

/** Tells whoever does the agency's work of breaches that the authority does not know of, once for each day. */
export async function tell(app: App, found: readonly Breach[]): Promise<number> {
  const open = found.filter(({ closedAt, steps }) => !closedAt && isOpen(steps.notify));
  const desk = await staffIds(app);
  const today = utcToday(app);
  const { writes, news } = await notifications.notify(
    app,
    ...open.map((it) => noticeOf(it, desk, today)),
  );
  if (writes.length > 0) await app.write(writes, ...news);
  return open.length;
}

const isOpen = (state: Breach["steps"]["notify"]) => state === "open" || state === "late";

const noticeOf = ({ id, number, dueAt }: Breach, to: string[], today: string): Notice => ({
  to,
  what: "breachOpen",
  params: { number, at: dueAt },
  record: null,
  onceKey: `breach:${id}:${today}`,
});

/** The open ones first, the newest on top. */
export async function list(app: App): Promise<Breach[]> {
  const [rows, nameOf] = await Promise.all([
    app.db.select().from(breaches).orderBy(desc(breaches.seq)),
    users.authors(app),
  ]);
  const isOpen = (row: Row) => row.closedAt === null;
  const ordered = [...rows.filter(isOpen), ...rows.filter((row) => !isOpen(row))];
  return ordered.map((row) => shown(app, row, nameOf));
}

export async function find(app: App, id: string): Promise<Breach> {
  return shown(app, await rowOf(app, id), await users.authors(app));
}

/** Begins the clock. */
export async function report(app: App, { discoveredAt, ...input }: NewBreach): Promise<Breach> {
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const since = past(app, { discoveredAt }).discoveredAt;
  const row = { ...input, discoveredAt: since, id, createdAt: at, updatedAt: at };
  await app.write(
    [
      app.db.insert(breaches).values({ ...row, createdBy: actorIdOf(app) }),
      audit.entry(app, auditEntry("reported", id)),
    ],
    breachesChanged(),
  );
  const reported = await find(app, id);
  await tell(app, [reported]);
  return reported;
}

export async function edit(
  app: App,
  id: string,
  { version, ...given }: BreachChanges,
): Promise<Breach> {
  const row = await rowOf(app, id);
  if (row.closedAt) throw new Failure("conflict", "Reopen it first.");
  if (row.version !== version) throw changedSince();
  const { discoveredAt, notifiedAt, toldAt } = given;
  const set = { ...given, ...past(app, { discoveredAt, notifiedAt, toldAt }) };
  return land(app, { row, set, done: auditEntry("edited", id, { fields: Object.keys(given) }) });
}

/** Only what was assessed, told and written down can be closed. */
export async function close(app: App, id: string): Promise<Breach> {
  const row = await rowOf(app, id);
  const at = app.now().toISOString();
  if (!isComplete(stepsOf(row, at))) throw new Failure("conflict", "Complete all steps first.");
  return land(app, { row, set: { closedAt: at }, done: auditEntry("closed", id) });
}

export async function reopen(app: App, id: string): Promise<Breach> {
  return land(app, {
    row: await rowOf(app, id),
    set: { closedAt: null },
    done: auditEntry("reopened", id),
  });
}

/** Moments as the database writes them, none of them still to come. */
function past<Moments extends Record<string, string | null>>(app: App, moments: Moments): Moments {
  const now = app.now().getTime();
  const told = Object.entries(moments).map(([name, at]) => {
    if (at !== null && Date.parse(at) > now)
      throw invalid([{ path: [name], message: "This time is in the future." }]);
    return [name, at === null ? null : new Date(at).toISOString()];
  });
  return Object.fromEntries(told);
}

type Change = { row: Row; set: Partial<Row>; done: ReturnType<typeof auditEntry> };

async function land(app: App, { row: { id, version }, set, done }: Change): Promise<Breach> {
  const after = { ...set, version: version + 1, updatedAt: app.now().toISOString() };
  const isThis = and(eq(breaches.id, id), eq(breaches.version, version));
  await app.write(
    [must(app.db.update(breaches).set(after).where(isThis)), audit.entry(app, done)],
    breachesChanged(),
  );
  return find(app, id);
}

async function rowOf(app: App, id: string): Promise<Row> {
  const [row] = await app.db.select().from(breaches).where(eq(breaches.id, id));
  return row ?? notFound("breach");
}

function shown(app: App, row: Row, nameOf: (id: string) => string): Breach {
  const { seq, updatedAt: _, ...it } = row;
  const now = app.now().toISOString();
  return {
    ...it,
    number: numberOf(seq),
    createdBy: nameOf(row.createdBy),
    dueAt: dueAt(row.discoveredAt),
    hoursLeft: hoursLeft(row.discoveredAt, now),
    steps: stepsOf(row, now),
  };
}

const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

const auditEntry = (verb: string, entityId: string, details: Record<string, unknown> = {}) => ({
  action: `breach.${verb}`,
  entityType: "breach",
  entityId,
  details,
});

/** The clock runs for three days, so that it is told of each day until the authority knows. */
export const breachTasks: DailyTask[] = [
  {
    name: "breaches.remind",
    does: "Reports breaches the authority must be notified of",
    run: async (app) => tell(app, await list(app)),
  },
];
