import { and, asc, eq, gte, inArray } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { daysEarlier } from "@/src/calendar";
import { Failure, notFound } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { fingerprintOf, randomSecret } from "@/src/secrets/passwords";
import { calendarOf, type Entry } from "./calendar";
import { addressedBy } from "../letters/addressing";
import { detailsOf, titleOf, wordsIn } from "../letters/composing";
import {
  candidateAsReader,
  type Colleague,
  colleagueAsReader,
  colleaguesOf,
  jobsOf,
  nameOf,
} from "../context";
import type { CalendarFeed, OpenedFeed } from "../model";
import { numberOf } from "../rules";
import { calendarFeeds, interviews } from "../schema";
import { heldBy, peopleOf } from "../service";
import { type Found, interviewColumns } from "../shape";

export async function feedOf(app: App): Promise<CalendarFeed> {
  const [row] = await app.db
    .select({ createdAt: calendarFeeds.createdAt, readAt: calendarFeeds.readAt })
    .from(calendarFeeds)
    .where(eq(calendarFeeds.userId, ownId(app)));
  return row ?? { createdAt: null, readAt: null };
}

/** A new address for one's calendar; the one before stops working. */
export async function openFeed(app: App): Promise<OpenedFeed> {
  const userId = ownId(app);
  const secret = randomSecret();
  const row = {
    tokenHash: fingerprintOf(secret),
    createdAt: app.now().toISOString(),
    readAt: null,
  };
  await app.write([
    app.db
      .insert(calendarFeeds)
      .values({ ...row, userId })
      .onConflictDoUpdate({ target: calendarFeeds.userId, set: row }),
    audit.entry(app, auditEntry("opened", userId)),
  ]);
  return { createdAt: row.createdAt, readAt: null, path: `/calendar/${secret}.ics` };
}

export async function closeFeed(app: App): Promise<void> {
  const userId = ownId(app);
  await app.write([
    app.db.delete(calendarFeeds).where(eq(calendarFeeds.userId, userId)),
    audit.entry(app, auditEntry("closed", userId)),
  ]);
}

const auditEntry = (verb: string, entityId: string) => ({
  action: `calendar-feed.${verb}`,
  entityType: "user",
  entityId,
});

function ownId({ actor }: App): string {
  if (actor.id) return actor.id;
  throw new Failure("unauthenticated", "Sign in to continue.");
}

const asksPerMinute = 60;
/** A calendar shows what was, for a while. */
const shownDays = 60;

/** A user's interviews for a program that holds the address. */
export async function feed(
  app: App,
  { token, network }: { token: string; network: string },
): Promise<Response> {
  await countAttempt(app, {
    key: `calendar-feed:${network}`,
    most: asksPerMinute,
    windowMs: 60_000,
  });
  const reader = await readerBy(app, token.replace(/\.ics$/, ""));
  const name = wordsIn(reader.locale).feed;
  const content = calendarOf("PUBLISH", await entriesOf(app, reader), { now: app.now(), name });
  return calendarFile(content, "interviews.ics");
}

/** An .ics file as an answer. */
export const calendarFile = (content: string, name: string): Response =>
  new Response(content, {
    headers: {
      "content-type": "text/calendar;charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });

async function readerBy(app: App, secret: string): Promise<Colleague> {
  const isIt = eq(calendarFeeds.tokenHash, fingerprintOf(secret));
  const [row] = await app.db.select().from(calendarFeeds).where(isIt);
  const [reader] = row ? await colleaguesOf(app, [row.userId]) : [];
  if (!row || !reader) return notFound("calendar");
  const readAt = app.now().toISOString();
  // Minutes are enough to see that it is read, and a program that asks often writes seldom.
  if (readAt.slice(0, 13) !== row.readAt?.slice(0, 13))
    await app.write([app.db.update(calendarFeeds).set({ readAt }).where(isIt)]);
  return reader;
}

async function entriesOf(app: App, person: Colleague): Promise<Entry[]> {
  const since = daysEarlier(app.now(), shownDays);
  const rows = await interviewColumns(app.db)
    .where(
      and(
        heldBy(app, person.id),
        gte(interviews.scheduledAt, since),
        inArray(interviews.status, ["scheduled", "completed"]),
      ),
    )
    .orderBy(asc(interviews.scheduledAt));
  return entriesFor(app, person, rows);
}

/** What a calendar of the house shows of these: with the candidate's name, and the way to the record. */
export async function entriesFor(app: App, person: Colleague, rows: Found[]): Promise<Entry[]> {
  const people = await peopleOf(
    app,
    rows.map(({ row }) => row.id),
  );
  const agreed = rows.map(({ row }) => row);
  const everybody = await colleaguesOf(app, [...new Set([...people.values()].flat())]);
  const job = await jobsOf(app, agreed);
  const reader = colleagueAsReader(person);
  return rows.map(({ row, firstName, lastName }) => {
    const ids = people.get(row.id) ?? [];
    const candidate = nameOf({ firstName, lastName });
    const names = everybody.filter(({ id }) => ids.includes(id)).map(nameOf);
    const nothing = { agency: null, signature: "", reason: null };
    const around = { ...nothing, candidate, people: names, job: job(row) };
    const title = titleOf(wordsIn(reader.locale), reader, around);
    const text = detailsOf(app, { row, reader, around }).join("\n");
    return { row, title, text, organizer: null, attendees: [] };
  });
}

/** One interview as a file for the reader's own calendar: the same event that the invitation holds. */
export async function entry(app: App, id: string): Promise<Response> {
  const rows = await interviewColumns(app.db).where(eq(interviews.id, id));
  const [reader] = await colleaguesOf(app, app.actor.id ? [app.actor.id] : []);
  if (!reader) throw new Failure("unauthenticated", "Sign in to continue.");
  const [found] = rows;
  if (!found) return notFound("interview");
  const method = found.row.status === "cancelled" ? "CANCEL" : "PUBLISH";
  const entries = await entriesFor(app, reader, rows);
  const content = calendarOf(method, entries, { now: app.now() });
  return calendarFile(content, `${numberOf(found.row.seq)}.ics`);
}

/** The same for whoever is asked the questions, as their invitation tells it; only what is still ahead of them. */
export async function entryForCandidate(app: App, id: string, candidateId: string) {
  const [found] = await interviewColumns(app.db).where(
    and(eq(interviews.id, id), eq(interviews.candidateId, candidateId)),
  );
  const row = found?.row.status === "scheduled" ? found.row : null;
  const reader = row && (await candidateAsReader(app, row));
  if (!row || !reader) return notFound("interview");
  const ids = (await peopleOf(app, [id])).get(id) ?? [];
  const from = await addressedBy(app, row, { people: await colleaguesOf(app, ids) });
  const title = titleOf(wordsIn(reader.locale), reader, from.around);
  const text = detailsOf(app, { row, reader, around: from.around }).join("\n");
  const shown = { row, title, text, organizer: null, attendees: [] };
  return calendarFile(calendarOf("PUBLISH", [shown], { now: app.now() }), "interview.ics");
}
