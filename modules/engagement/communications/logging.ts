import { and, eq, isNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { audit } from "@/modules/platform/audit";
import { definedFields, exists, mustExist } from "@/modules/records/core";
import type { App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import type { Communication, NewLog, NewMessage } from "./model";
import type { CommunicationChanges } from "./questions";
import type { Audience } from "./rules";
import { insertWrites, saveChange, eventsFor } from "./save";
import { communications } from "./schema";
import { find, rowOf } from "./service";
import type { CommunicationRow } from "./shape";

/** Writes down what happened elsewhere: a call, a meeting, or a message that another program sent. */
export async function log(app: App, input: NewLog | NewMessage): Promise<Communication> {
  const { entityType: kind, entityId: recordId, subject, content, direction, type } = input;
  await exists(app, kind, recordId);
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const occurredAt = momentOf(input.timestamp, at);
  const row = {
    id,
    threadId: id,
    type,
    direction,
    kind,
    recordId,
    subject,
    content,
    occurredAt,
    contactName: input.contactName ?? null,
    contactAddress: input.type === "email" ? input.to.toLowerCase() : null,
    durationMinutes: input.type === "email" ? null : input.durationMinutes,
    audience: input.audience ?? (type === "email" ? ("own" as const) : ("team" as const)),
    userId: app.actor.id,
    createdAt: at,
  };
  const spoke = (type === "phone" || type === "meeting") && kind === "candidate";
  const contact = spoke ? await candidates.contactWrites(app, recordId, occurredAt) : none;
  const writes = [mustExist(kind, [recordId]), insertWrites(app, row), ...contact.writes];
  await saveChange(app, row, { verb: "logged", writes, news: contact.news });
  return find(app, id);
}

const none = { writes: [], news: [] };

/** In UTC, however it was sent; what has not happened yet is not written down. */
function momentOf(timestamp: string | undefined, now: string): string {
  const at = timestamp ? new Date(timestamp).toISOString() : now;
  if (at <= now) return at;
  const sentence = "This is in the future. Plan it as an interview or a task.";
  throw new Failure("invalid", sentence, { fields: { timestamp: sentence } });
}

/** Puts right what somebody wrote down; what was sent or came in stays as it went. */
export async function edit(
  app: App,
  id: string,
  { version, timestamp, ...changes }: CommunicationChanges,
): Promise<Communication> {
  const row = await rowOf(app, id);
  if (row.letterId !== null || row.messageId !== null) {
    throw new Failure("conflict", "Sent and received messages can't be edited.");
  }
  if (row.userId !== app.actor.id) {
    throw new Failure("forbidden", "Only the author can edit this.");
  }
  const occurredAt = timestamp && momentOf(timestamp, app.now().toISOString());
  const isThis = and(
    eq(communications.id, id),
    eq(communications.version, version),
    isNull(communications.deletedAt),
  );
  const set = { ...definedFields({ ...changes, occurredAt }), version: version + 1 };
  const update = must(app.db.update(communications).set(set).where(isThis));
  await saveChange(app, row, { verb: "edited", writes: [update] });
  return find(app, id);
}

/** Lets the whole agency read a conversation; only whoever it belongs to does that. */
export const share = (app: App, id: string) => move(app, id, "team");

/** The undo of `share`. */
export const unshare = (app: App, id: string) => move(app, id, "own");

async function move(app: App, id: string, audience: Audience): Promise<Communication> {
  const row = await rowOf(app, id);
  if (row.userId === null || row.userId !== app.actor.id) {
    throw new Failure("forbidden", "Only the author can decide who else may read this.");
  }
  const isTheirs = and(
    eq(communications.threadId, row.threadId),
    eq(communications.userId, row.userId),
  );
  // Either way others see something come or go.
  const asShared = { ...row, audience: "team" as const };
  const change = app.db.update(communications).set({ audience }).where(isTheirs);
  const verb = audience === "team" ? "shared" : "unshared";
  await saveChange(app, asShared, { verb, writes: [must(change)] });
  return find(app, id);
}

/** What was said and written elsewhere; what is not about anybody yet waits to be filed. */
export type PastCommunication = Pick<
  CommunicationRow,
  | "type"
  | "direction"
  | "subject"
  | "content"
  | "isAutomatic"
  | "kind"
  | "recordId"
  | "contactName"
  | "contactAddress"
  | "occurredAt"
  | "durationMinutes"
  | "userId"
  | "audience"
> & { thread: string | null; isSample: boolean };

/** Takes in what was said before today, as it was kept elsewhere; nothing of it is sent. */
export async function addPast(app: App, past: PastCommunication[]): Promise<void> {
  if (past.length === 0) return;
  const threads = new Map<string, string>();
  const createdAt = app.now().toISOString();
  const rows = past.map(({ thread, ...said }) => {
    const id = Bun.randomUUIDv7();
    const threadId = threads.get(thread ?? "") ?? id;
    if (thread) threads.set(thread, threadId);
    return { ...said, id, threadId, createdAt };
  });
  const entry = {
    action: "communication.logged",
    entityType: "communication",
    details: { count: rows.length },
  };
  const writes = [app.db.insert(communications).values(rows), audit.entry(app, entry)];
  await app.write(writes, ...eventsFor(rows));
}
