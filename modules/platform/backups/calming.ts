import { inArray } from "drizzle-orm";
import { campaigns } from "@/modules/engagement/campaigns/schema";
import { letters } from "@/modules/platform/mail/schema";
import { sessions } from "@/modules/platform/accounts/schema";
import type { App } from "@/src/app";
import { leases } from "@/src/schema";
import type { Calmed } from "./model";
import { deed, interrupted } from "./runs";

const wasWaiting = inArray(letters.state, ["queued", "sending"]);
const wasUnderWay = inArray(campaigns.status, ["running", "scheduled"]);

/**
 * What an old copy was in the midst of, it does not go on with by itself: nobody stays signed in, letters that may
 * have gone out since wait for a person's word, and campaigns pause.
 */
export async function calm(app: App, name: string): Promise<Calmed> {
  const [ended, unsure, paused] = await Promise.all([
    app.db.$count(sessions),
    app.db.$count(letters, wasWaiting),
    app.db.$count(campaigns, wasUnderWay),
  ]);
  const counts = { sessions: ended, letters: unsure, campaigns: paused };
  await interrupted(app);
  await app.write([
    app.db.delete(sessions),
    app.db.delete(leases),
    app.db
      .update(letters)
      .set({ state: "unsure", reason, changedAt: app.now().toISOString() })
      .where(wasWaiting),
    app.db.update(campaigns).set({ status: "paused" }).where(wasUnderWay),
    deed(app, "restored", name, counts),
  ]);
  return counts;
}

const reason =
  "An older copy of the database was restored, and the letter may have gone out since.";
