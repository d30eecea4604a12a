import { eq } from "drizzle-orm";
import { mail, mailSettled, type receiving } from "@/modules/platform/mail";
import { letterRows as letters } from "@/modules/platform/mail/read-model";
import { notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { letterNamedBy } from "./link-to-record";
import type { Posted } from "../sending/posting";
import { auditEntry, eventsFor, placesOf } from "../save";
import { communications } from "../schema";

/** States in which a letter is on its way: another cannot come back. */
const isUnderWay = (state: string) => state === "sent" || state === "unsure";

/**
 * A letter of ours came back. Only a report that names a letter which went to that very address is believed,
 * for anybody can send one; a delay is none. Null where it is about no letter of ours.
 */
export async function recordBounce(
  app: App,
  report: receiving.Report,
  to: receiving.Mailbox[],
): Promise<Posted | null> {
  const named = to.map(({ address }) => letterNamedBy(app, address)).find((it) => it);
  const letter = await letterOf(app, report, named ?? null);
  if (!letter) return null;
  const failed = report.recipients.find(({ action }) => action === "failed");
  if (!failed || !isUnderWay(letter.state)) return { writes: [], news: [] };
  const isTheirs = failed.address === letter.to.address.toLowerCase();
  const isPermanent = isTheirs && !failed.status.startsWith("4");
  const answer = failed.answer || failed.status || "no reason given";
  const [row] = await app.db
    .select()
    .from(communications)
    .where(eq(communications.letterId, letter.id));
  const about = row ? placesOf([row])[0] : null;
  const writer = row ? row.userId : await writerOf(app, letter.id);
  const told = writer
    ? await notifications.notify(app, {
        to: [writer],
        what: "letterBounced",
        record: about ? { kind: about.kind, id: about.recordId } : letter.record,
        params: row ? { communicationId: row.id } : {},
        onceKey: `bounced:${letter.id}`,
      })
    : { writes: [], news: [] };
  return {
    writes: [
      ...(await mail.bounceWrites(app, letter.id, { answer, isPermanent })),
      ...told.writes,
      ...(row ? [auditEntry(app, "bounced", row)] : []),
    ],
    news: [mailSettled([letter.id]), ...told.news, ...(row ? [...eventsFor([row])] : [])],
  };
}

/** In whose name a letter went out that is no message, such as an invitation. */
async function writerOf(app: App, id: string): Promise<string | null> {
  const isThis = eq(letters.id, id);
  const [row] = await app.db.select({ userId: letters.userId }).from(letters).where(isThis);
  return row?.userId ?? null;
}

/** By the return address, which nobody can make up; else by the Message-ID that the server quotes. */
async function letterOf(app: App, { messageId }: receiving.Report, named: string | null) {
  const id = named ?? (messageId && (await letterCalled(app, messageId)));
  return id ? mail.find(app, id).catch(unlessMissing) : null;
}

async function letterCalled(app: App, messageId: string): Promise<string | null> {
  const known = await mail.lettersNamed(app, [messageId]);
  return known.get(messageId) ?? mail.letterNamedIn(messageId);
}

function unlessMissing(error: unknown): null {
  if (error instanceof Failure && error.kind === "missing") return null;
  throw error;
}
