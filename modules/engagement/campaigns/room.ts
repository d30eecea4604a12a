import { and, count, eq, gte, inArray, ne } from "drizzle-orm";
import { letters } from "@/modules/platform/mail/schema";
import type { App } from "@/src/app";
import type { CampaignRow } from "./keeping";
import { campaignLetters, campaignRecipients as recipients } from "./schema";

const hourMs = 60 * 60 * 1000;
/** So few wait in the queue at a time, because what waits there has to be taken back when somebody pauses. */
const mostAhead = 40;

/** How many letters may be handed in now: what the hour still allows, and no long queue. */
export async function roomOf(app: App, { id, hourlyLimit }: CampaignRow): Promise<number> {
  const since = new Date(app.now().getTime() - hourMs).toISOString();
  const [used] = await app.db
    .select({ n: count() })
    .from(campaignLetters)
    .innerJoin(letters, eq(letters.id, campaignLetters.id))
    .where(
      and(
        eq(campaignLetters.campaignId, id),
        gte(campaignLetters.at, since),
        ne(letters.state, "cancelled"),
      ),
    );
  const ahead = await app.db.$count(
    letters,
    and(
      eq(letters.state, "queued"),
      inArray(
        letters.id,
        app.db
          .select({ id: recipients.letterId })
          .from(recipients)
          .where(and(eq(recipients.campaignId, id), eq(recipients.state, "waiting"))),
      ),
    ),
  );
  return Math.max(0, Math.min(hourlyLimit - (used?.n ?? 0), mostAhead - ahead));
}
