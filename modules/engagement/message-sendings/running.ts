import { eq } from "drizzle-orm";
import { communications, communicationsChanged } from "@/modules/engagement/communications";
import { withActor, type App } from "@/src/app";
import { must } from "@/src/database";
import { Failure } from "@/src/errors";
import { errorFields } from "@/src/log";
import { itemsOf } from "@/src/workers/run-items";
import type { Run } from "@/src/workers/runs";
import { addressees } from "./choosing";
import { sentence } from "./rules";
import { messageSendingItems as items, messageSendings as sendings } from "./schema";

type SendingRow = typeof sendings.$inferSelect;
type Item = typeof items.$inferSelect;

const rows = itemsOf({ items, runOf: items.sendingId, runs: sendings });

/** What was written may name people; once a run is over each message keeps its own words. */
export const steps = {
  ...rows,
  ended: (app: App, id: string, state: "done" | "cancelled") =>
    rows.endWrite(app, id, { state, subject: "", content: "" }),
};

/** Writes to one after the other, until none is left or somebody stops it. */
export async function sendAll(app: App, run: Run): Promise<void> {
  const [sending] = await app.db.select().from(sendings).where(eq(sendings.id, run.id));
  if (!sending || !(await steps.each(app, run, (item) => sendItem(app, sending, item)))) return;
  await app.write([steps.ended(app, run.id, "done")], communicationsChanged([]));
}

/** Whoever cannot be written to is named with the reason, and keeps it from nobody else. */
async function sendItem(app: App, sending: SendingRow, item: Item): Promise<void> {
  try {
    await messageTo(app, sending, item);
  } catch (error) {
    const failure = Failure.from(error);
    if (failure.kind === "bug") app.log.error("a message could not be sent", errorFields(error));
    const reason = Object.values(failure.fields ?? {})[0] ?? failure.message;
    await app.write([steps.outcomeWrite(app, item, { state: "refused", reason })]);
  }
}

/**
 * In the name of whoever asked, to the person as they stand now. That it is sent stands in the very write that posts the
 * letter: each goes out once.
 */
async function messageTo(app: App, sending: SendingRow, item: Item): Promise<void> {
  const asker = withActor(app, { id: sending.askedBy, name: "terminal" });
  const contactIds = item.contactId ? [item.contactId] : [];
  const [reader] = await addressees(app, { contactIds, clientIds: [] });
  if (!reader?.email) throw new Failure("conflict", sentence.noAddress);
  if (reader.skip) throw new Failure("conflict", sentence[reader.skip]);
  const { clientId: entityId, name: contactName, email: to } = reader;
  const about = { entityType: "client" as const, entityId, contactName };
  const { language, subject, content } = sending;
  const words = await communications.preview(asker, { ...about, language, subject, content, to });
  const { writes, news } = await communications.messageWrites(asker, {
    ...about,
    id: item.id,
    type: "email",
    direction: "out",
    to,
    subject: words.subject,
    content: words.content,
    audience: "own",
    isSent: true,
    fileIds: [],
  });
  await app.write([...writes, must(steps.outcomeWrite(app, item, { state: "sent" }))], ...news);
}
