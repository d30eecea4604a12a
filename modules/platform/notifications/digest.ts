import { and, asc, eq, inArray, isNull, lt, ne } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import type { DailyTask } from "@/src/workers/daily-task";
import { settings } from "@/modules/platform/settings";
import { users } from "@/modules/platform/accounts/schema";
import { daysEarlier, wallOf } from "@/src/calendar";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { type Addressee, digestLetter } from "./letters";
import { createDescriber } from "./naming";
import { digestHour, keptDays, mostInDigest } from "./rules";
import { notificationDigests as digests, notifications } from "./schema";

/** Writes the letter of the day to each whose own morning has come; answers how many. */
export async function sendDigests(app: App): Promise<number> {
  // Nothing is written while nothing can be sent: it would all go out at once on the day the mail is set up.
  if (!(await mail.senderOf(app))) return 0;
  let sent = 0;
  for (const reader of await waiting(app)) {
    const [day = "", clock = ""] = wallOf(app.now().toISOString(), reader.timezone).split("T");
    if (Number(clock.slice(0, 2)) < digestHour || (await hasGot(app, reader, day))) continue;
    sent += await send(app, reader, day);
  }
  return sent;
}

const isWaiting = and(eq(notifications.inDigest, true), isNull(notifications.readAt));

const waiting = (app: App): Promise<Addressee[]> =>
  app.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.isActive, true),
        inArray(
          users.id,
          app.db.selectDistinct({ id: notifications.userId }).from(notifications).where(isWaiting),
        ),
      ),
    );

async function hasGot(app: App, { id }: Addressee, day: string): Promise<boolean> {
  const isIt = and(eq(digests.userId, id), eq(digests.day, day));
  return (await app.db.$count(digests, isIt)) > 0;
}

/** Of two processes that come at once, one writes it. */
async function send(app: App, reader: Addressee, day: string): Promise<number> {
  const isTheirs = and(isWaiting, eq(notifications.userId, reader.id));
  const [total, rows] = await Promise.all([
    app.db.$count(notifications, isTheirs),
    app.db
      .select()
      .from(notifications)
      .where(isTheirs)
      .orderBy(asc(notifications.id))
      .limit(mostInDigest),
  ]);
  const describe = await createDescriber(app, rows);
  const marked = app.db.insert(digests).values({ userId: reader.id, day });
  const isNewDay = ne(digests.day, day);
  const writes = [
    must(marked.onConflictDoUpdate({ target: digests.userId, set: { day }, setWhere: isNewDay })),
    app.db.update(notifications).set({ inDigest: false }).where(isTheirs),
    ...digestLetter(
      app,
      { rows, total, day, house: await settings.displayName(app) },
      { to: reader, describe },
    ),
  ];
  return app.write(writes).then(() => 1, nobodyWhenTaken);
}

function nobodyWhenTaken(error: unknown): number {
  if (error instanceof Failure && error.kind === "conflict") return 0;
  throw error;
}

export const notificationTasks: DailyTask[] = [
  {
    name: "notifications",
    does: "Deletes old notifications",
    async run(app) {
      const oldest = daysEarlier(app.now(), keptDays);
      const isOld = lt(notifications.at, oldest);
      const n = await app.db.$count(notifications, isOld);
      if (n > 0) await app.write([app.db.delete(notifications).where(isOld)]);
      return n;
    },
  },
];
