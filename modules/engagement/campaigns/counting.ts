import { count, eq, inArray } from "drizzle-orm";
import { letters } from "@/modules/platform/mail/schema";
import type { App } from "@/src/app";
import { listed } from "@/src/in-bulk";
import type { Counts } from "./model";
import { campaignLetters, campaignRecipients } from "./schema";

/** How many people stand where, and what became of how many letters. */
export async function countsOf(app: App, ids: string[]): Promise<(id: string) => Counts> {
  const [people, sent] = await Promise.all([
    app.db
      .select({
        id: campaignRecipients.campaignId,
        state: campaignRecipients.state,
        n: count(),
      })
      .from(campaignRecipients)
      .where(inArray(campaignRecipients.campaignId, listed(ids)))
      .groupBy(campaignRecipients.campaignId, campaignRecipients.state),
    app.db
      .select({ id: campaignLetters.campaignId, state: letters.state, n: count() })
      .from(campaignLetters)
      .innerJoin(letters, eq(letters.id, campaignLetters.id))
      .where(inArray(campaignLetters.campaignId, listed(ids)))
      .groupBy(campaignLetters.campaignId, letters.state),
  ]);
  return (id) => {
    const counts = none();
    for (const { state, n } of people.filter((row) => row.id === id)) {
      counts[state] += n;
      counts.recipients += n;
    }
    for (const { state, n } of sent.filter((row) => row.id === id)) {
      if (state === "cancelled") continue;
      counts.letters[state === "sending" ? "queued" : state] += n;
    }
    return counts;
  };
}

const none = (): Counts => ({
  ...{ recipients: 0, waiting: 0, finished: 0, replied: 0, optedOut: 0, bounced: 0, stopped: 0 },
  letters: { queued: 0, sent: 0, refused: 0, bounced: 0, failed: 0, unsure: 0, held: 0 },
});
