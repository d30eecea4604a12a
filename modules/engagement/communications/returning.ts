import { eq } from "drizzle-orm";
import { mail, mailSettled, type receiving } from "@/modules/platform/mail";
import { notifications } from "@/modules/platform/notifications";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { deed, placesOf } from "./landing";
import { communicationsChanged } from "./events";
import { communications } from "./schema";
import type { Posted } from "./posting";

/** States in which a letter is on its way: another cannot come back. */
const isUnderWay = (state: string) => state === "sent" || state === "unsure";

/**
 * A letter of ours came back. Only a report that names a letter which went to that very address is believed,
 * for anybody can send one; a delay is none. Null where it is about no letter of ours.
 */
export async function returned(app: App, report: receiving.Report): Promise<Posted | null> {
  const letter = await letterOf(app, report);
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
  const told = row?.userId
    ? await notifications.told(app, {
        to: [row.userId],
        what: "letterBounced",
        record: row.kind && row.recordId ? { kind: row.kind, id: row.recordId } : null,
        params: { communicationId: row.id },
        onceKey: `bounced:${letter.id}`,
      })
    : { writes: [], news: [] };
  return {
    writes: [
      ...(await mail.bounced(app, letter.id, answer, isPermanent)),
      ...told.writes,
      ...(row ? [deed(app, "bounced", row)] : []),
    ],
    news: [
      mailSettled([letter.id]),
      ...told.news,
      ...(row ? [communicationsChanged(placesOf([row]))] : []),
    ],
  };
}

async function letterOf(app: App, { messageId }: receiving.Report) {
  if (!messageId) return null;
  const known = await mail.lettersNamed(app, [messageId]);
  const id = known.get(messageId) ?? mail.letterNamedIn(messageId);
  return id ? mail.find(app, id).catch(unlessMissing) : null;
}

function unlessMissing(error: unknown): null {
  if (error instanceof Failure && error.kind === "missing") return null;
  throw error;
}
