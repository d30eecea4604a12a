import { eq } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { exists } from "@/modules/platform/records";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { asAttached, attached, chosenFiles } from "./attaching";
import { deed } from "./landing";
import { log } from "./logging";
import type { Communication, NewCommunication, NewMessage } from "./model";
import { posted } from "./posting";
import { signatureOf } from "./previewing";
import { gapsIn } from "./rules";
import { communications } from "./schema";
import { find, rowOf, rowsIn } from "./service";

/** Sends a message, or writes down what happened elsewhere. */
export const add = (app: App, input: NewCommunication): Promise<Communication> =>
  input.type === "email" && input.isSent ? send(app, input) : log(app, input);

async function send(app: App, input: NewMessage): Promise<Communication> {
  const id = input.id ?? Bun.randomUUIDv7();
  if (await isTwice(app, id)) return find(app, id);
  const { entityType: kind, entityId: recordId, subject, to, contactName } = input;
  await exists(app, kind, recordId);
  const isUnasked = input.inReplyTo === undefined;
  if (kind === "candidate" && isUnasked) await candidates.refuseUntold(app, recordId);
  refuseGaps(input);
  const [files, { audience, ...thread }] = await Promise.all([
    chosenFiles(app, input),
    answered(app, input),
  ]);
  const { writes, news } = await posted(app, {
    ...{ id, purpose: "message", subject, ...thread, onceKey: `message:${id}` },
    ...{
      record: { kind, id: recordId },
      userId: app.actor.id,
      audience: input.audience ?? audience,
    },
    to: { name: lineOf(contactName ?? ""), address: to },
    content: signed(input.content, await signatureOf(app)),
    attachments: files.map(asAttached),
  });
  await app.write(
    [...writes, ...attached(app, id, files), deed(app, "sent", { id, kind, recordId })],
    ...news,
  );
  return find(app, id);
}

const isTwice = async (app: App, id: string) =>
  (await app.db.$count(communications, eq(communications.id, id))) > 0;

function refuseGaps({ subject, content }: NewMessage): void {
  const gaps = gapsIn(`${subject}\n${content}`);
  if (gaps.length === 0) return;
  const message = `Fill these gaps first: ${gaps.slice(0, 10).join(", ")}.`;
  throw invalid([{ path: ["content"], message }]);
}

const lineOf = (words: string) => words.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, " ").trim();

/** A signature that somebody put into the text already does not stand there twice. */
const signed = (content: string, signature: string) =>
  signature === "" || content.includes(signature) ? content : `${content}\n\n${signature}`;

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
    ...{ threadId, audience },
    answers: { messageId, references: known.map((it) => it.messageId).slice(-20) },
  };
}
