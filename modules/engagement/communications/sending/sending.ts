import { eq, and, inArray, isNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { exists, mustExist } from "@/modules/records/core";
import { mail, type AttachedFile } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { invalid, notFound } from "@/src/errors";
import { auditEntry } from "../save";
import { log } from "../logging";
import type { Communication, NewCommunication, NewMessage } from "../model";
import type { EntityQuery } from "../questions";
import { type Posted, sendWrites } from "./posting";
import { recipientsOf } from "./recipients";
import { signatureOf } from "./previewing";
import { lineOf, signed } from "./words";
import { gapsIn, maxBytesSent } from "../rules";
import { communications, communicationFiles } from "../schema";
import { find, rowOf, rowsIn } from "../service";
import { shownOf } from "@/src/database/read-model";
import { formats, keptInside } from "@/modules/records/files";
import { fileRows as files } from "@/modules/records/files/read-model";
import type { Write } from "@/src/database";

type FileRow = typeof files.$inferSelect;

/** The files of a record that go along with a message, in the order in which they were chosen. */
async function chosenFiles(
  app: App,
  { fileIds, entityType, entityId }: NewMessage,
): Promise<FileRow[]> {
  const rows = await app.db
    .select(shownOf(files))
    .from(files)
    .where(
      and(
        inArray(files.id, fileIds),
        eq(files.kind, entityType),
        eq(files.recordId, entityId),
        isNull(files.removedAt),
      ),
    );
  const chosen = fileIds.map((id) => rows.find((row) => row.id === id) ?? notFound("file"));
  refuseKeptInside(chosen, entityType);
  if (chosen.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytesSent) refuse("large");
  return chosen;
}

const sentence = {
  large: "These files are too large for one email. Remove some, or send them separately.",
  inside: "One of these files is internal. Remove it, or change its visibility.",
};

/** Their own papers may go to a candidate; whoever else is written to gets what is meant for them. */
function refuseKeptInside(chosen: FileRow[], entityType: NewMessage["entityType"]): void {
  if (entityType === "candidate") return;
  const isInside = ({ audience, type }: FileRow) =>
    audience === "internal" || keptInside.includes(type);
  if (chosen.some(isInside)) refuse("inside");
}

function refuse(why: keyof typeof sentence): never {
  throw invalid([{ path: ["fileIds"], message: sentence[why] }]);
}

const asAttached = ({ name, format, content }: FileRow): AttachedFile => ({
  name,
  type: formats[format].type,
  storage: content,
});

/** What went along stays readable beside the message, also when the record's file is removed. */
const attachmentWrites = (app: App, communicationId: string, chosen: FileRow[]): Write[] =>
  chosen.length === 0
    ? []
    : [
        app.db.insert(communicationFiles).values(
          chosen.map(({ name, format, bytes, content }, position) => ({
            id: Bun.randomUUIDv7(),
            communicationId,
            position,
            name,
            format,
            bytes,
            content,
          })),
        ),
      ];

/** Sends a message, or writes down what happened elsewhere. */
export async function add(app: App, input: NewCommunication): Promise<Communication> {
  if (input.type !== "email") return log(app, input);
  const message = { ...input, to: input.to ?? (await onlyAddress(app, input)) };
  return message.isSent ? send(app, message) : log(app, message);
}

/** Where somebody said whom they write to and not where; of several addresses none is chosen for them. */
async function onlyAddress(app: App, record: EntityQuery): Promise<string> {
  const people = await recipientsOf(app, record);
  const [only, ...others] = new Set(people.flatMap(({ address }) => address ?? []));
  if (only && others.length === 0) return only;
  throw invalid([{ path: ["to"], message: "Invalid email address" }]);
}

async function send(app: App, input: NewMessage): Promise<Communication> {
  const id = input.id ?? Bun.randomUUIDv7();
  if (await isTwice(app, id)) return find(app, id);
  const { writes, news } = await messageWrites(app, { ...input, id });
  await app.write(writes, ...news);
  return find(app, id);
}

/** A message of whoever acts, for the caller's own write. */
export async function messageWrites(app: App, input: NewMessage & { id: string }): Promise<Posted> {
  const { id } = input;
  const { entityType: kind, entityId: recordId, subject, to, contactName } = input;
  await exists(app, kind, recordId);
  const isUnasked = input.inReplyTo === undefined;
  if (kind === "candidate" && isUnasked) await candidates.refuseUntold(app, recordId);
  refuseGaps(input);
  const [files, { audience, ...thread }] = await Promise.all([
    chosenFiles(app, input),
    answered(app, input),
  ]);
  const { writes, news } = await sendWrites(app, {
    id,
    purpose: "message",
    subject,
    ...thread,
    onceKey: `message:${id}`,
    record: { kind, id: recordId },
    userId: app.actor.id,
    audience: input.audience ?? audience,
    to: { name: lineOf(contactName ?? ""), address: to },
    content: signed(input.content, await signatureOf(app)),
    attachments: files.map(asAttached),
  });
  return {
    writes: [
      mustExist(kind, [recordId]),
      ...writes,
      ...attachmentWrites(app, id, files),
      auditEntry(app, "sent", { id, kind, recordId }),
    ],
    news,
  };
}

const isTwice = async (app: App, id: string) =>
  (await app.db.$count(communications, eq(communications.id, id))) > 0;

function refuseGaps({ subject, content }: NewMessage): void {
  const gaps = gapsIn(`${subject}\n${content}`);
  if (gaps.length === 0) return;
  const message = `Fill in all placeholders first: ${gaps.slice(0, 10).join(", ")}.`;
  throw invalid([{ path: ["content"], message }]);
}

/** How a mail program knows which message this one answers; whoever reads that one reads the answer. */
async function answered(app: App, { inReplyTo }: NewMessage) {
  if (inReplyTo === undefined) return { audience: "own" as const };
  const { id, threadId, audience } = await rowOf(app, inReplyTo);
  const rows = await rowsIn(app, threadId);
  const standings = await mail.stateOf(
    app,
    rows.flatMap(({ letterId }) => letterId ?? []),
  );
  const known = rows.flatMap((row) => {
    const messageId = row.messageId ?? standings.get(row.letterId ?? "")?.messageId;
    return messageId ? [{ id: row.id, messageId }] : [];
  });
  const messageId = known.find((it) => it.id === id)?.messageId ?? null;
  return {
    threadId,
    audience,
    answers: { messageId, references: known.map((it) => it.messageId).slice(-20) },
  };
}
