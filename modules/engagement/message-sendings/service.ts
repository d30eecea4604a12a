import { and, asc, desc, eq, gt, or } from "drizzle-orm";
import {
  clientContactRows as contacts,
  clientRows as clients,
} from "@/modules/crm/clients/read-model";
import { communicationsChanged } from "@/modules/engagement/communications";
import { users } from "@/modules/platform/accounts";
import { audit } from "@/modules/platform/audit";
import { type LetterState, mail, mailSettled, mayBeCancelled } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { insertAll } from "@/src/database/bulk-insert";
import { Failure, notFound } from "@/src/errors";
import { longRuns } from "@/src/workers/runs";
import { addressees } from "./choosing";
import type { MessageSending, NewMessageSending } from "./model";
import { messageItemStates, messageSendingsShown, sentence } from "./rules";
import { sendAll, steps } from "./running";
import { messageSendingItems as items, messageSendings as sendings } from "./schema";

const runs = longRuns("message-sending", sendAll);
export const { stopAll } = runs;

/** Takes up the oldest run that nobody works on: a new one, or what a killed process left behind. */
export const resume = async (app: App): Promise<boolean> =>
  runs.resume(app, await steps.active(app));

/** Writes down whom it goes to and answers; the server sends, one run after the other. */
export async function start(app: App, input: NewMessageSending): Promise<MessageSending> {
  const id = input.id ?? Bun.randomUUIDv7();
  const stands = async () => (await app.db.$count(sendings, eq(sendings.id, id))) > 0;
  if (await stands()) return find(app, id);
  try {
    await begin(app, () => record(app, id, input));
  } catch (error) {
    // The same call came twice at once and the other was written first: both are answered by its run.
    if (!(await stands())) throw error;
  }
  return find(app, id);
}

async function begin(app: App, written: () => Promise<string>): Promise<void> {
  const lease = await runs.acquire(app);
  if (lease) runs.inBackground(app, await runs.begin(app, { lease }, written));
  // Somebody else's goes on; this one is taken up when that is over.
  else await written();
}

async function record(app: App, id: string, input: NewMessageSending): Promise<string> {
  const chosen = await addressees(app, input);
  if (!chosen.some(({ skip }) => skip === null))
    throw new Failure("conflict", "None of them can be written to.");
  const waiting = chosen.map(({ clientId, contactId, skip }, position) => ({
    id: Bun.randomUUIDv7(),
    sendingId: id,
    position,
    clientId,
    contactId,
    state: skip ? ("refused" as const) : ("waiting" as const),
    reason: skip && sentence[skip],
  }));
  const { language, subject, content } = input;
  const by = { askedBy: app.actor.id, askedAt: app.now().toISOString() };
  const details = { letters: waiting.length };
  const entry = { action: "message-sending.started", entityType: "run", entityId: id, details };
  await app.write(
    [
      app.db.insert(sendings).values({ id, state: "running", language, subject, content, ...by }),
      ...insertAll(app.db, items, waiting),
      audit.entry(app, entry),
    ],
    communicationsChanged([]),
  );
  return id;
}

/** Nothing more is sent, and what has not left yet is kept back. */
export async function cancel(app: App, id: string): Promise<MessageSending> {
  await ownRun(app, id);
  const entry = { action: "message-sending.cancelled", entityType: "run", entityId: id };
  await app.write([steps.ended(app, id, "cancelled"), audit.entry(app, entry)]);
  // From here on none is added.
  const sent = await app.db
    .select({ id: items.id })
    .from(items)
    .where(and(eq(items.sendingId, id), eq(items.state, "sent")));
  const ids = sent.map((it) => it.id);
  await app.write(mail.cancelLetters(app, ids), communicationsChanged([]), mailSettled(ids));
  return find(app, id);
}

async function ownRun(app: App, id: string): Promise<void> {
  const [run] = await app.db.select().from(sendings).where(eq(sendings.id, id));
  if (!run) notFound("run");
  else if (run.askedBy === null || run.askedBy !== app.actor.id)
    throw new Failure("forbidden", "Only the author can decide whether it is sent.");
}

/** After a restore nobody knows which letters went out since the backup: a run ends where it stood. */
export async function endAll(app: App) {
  const on = await app.db
    .select({ id: sendings.id })
    .from(sendings)
    .where(eq(sendings.state, "running"));
  return { counts: {}, writes: on.map(({ id }) => steps.ended(app, id, "cancelled")) };
}

/** What whoever asks is sending, and sent within a day, the newest first. */
export async function list(app: App): Promise<MessageSending[]> {
  const since = new Date(app.now().getTime() - dayMs).toISOString();
  const isOfToday = or(eq(sendings.state, "running"), gt(sendings.endedAt, since));
  const rows = await app.db
    .select({ id: sendings.id })
    .from(sendings)
    .where(and(eq(sendings.askedBy, app.actor.id ?? ""), isOfToday))
    .orderBy(desc(sendings.askedAt))
    .limit(messageSendingsShown);
  return Promise.all(rows.map(({ id }) => find(app, id)));
}

export async function find(app: App, id: string): Promise<MessageSending> {
  const [[run], of, rows, nameOf] = await Promise.all([
    app.db.select().from(sendings).where(eq(sendings.id, id)),
    steps.counts(app, id),
    itemRows(app, id),
    users.authors(app),
  ]);
  if (!run) return notFound("run");
  const sent = rows.filter(({ state }) => state === "sent");
  const letters = await mail.stateOf(
    app,
    sent.map((it) => it.id),
  );
  const standing = (isMeant: (state: LetterState) => boolean) =>
    sent.filter(({ id: letter }) => isMeant(letters.get(letter)?.state ?? "sent")).length;
  const held = standing((state) => state === "cancelled");
  const queued = standing((state) => mayBeCancelled.includes(state));
  return {
    id,
    state: run.state,
    total: of(...messageItemStates),
    sent: sent.length - held - queued,
    queued,
    held,
    refused: of("refused"),
    refusals: rows
      .filter(({ state }) => state === "refused")
      .map(({ name, clientName, reason }) => ({
        name: name ?? "",
        clientName: clientName ?? "",
        reason: reason ?? "",
      })),
    askedBy: run.askedBy && nameOf(run.askedBy),
    askedAt: run.askedAt,
    endedAt: run.endedAt,
  };
}

const itemRows = (app: App, id: string) =>
  app.db
    .select({
      id: items.id,
      state: items.state,
      reason: items.reason,
      name: contacts.name,
      clientName: clients.name,
    })
    .from(items)
    .leftJoin(contacts, eq(contacts.id, items.contactId))
    .leftJoin(clients, eq(clients.id, items.clientId))
    .where(eq(items.sendingId, id))
    .orderBy(asc(items.position));
