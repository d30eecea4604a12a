import { candidates, NewConsent } from "@/modules/crm/candidates";
import { gdpr } from "@/modules/privacy/gdpr";
import type { App } from "@/src/app";
import { dayMs } from "@/src/calendar";
import { oversight } from "@/modules/privacy/ai-oversight";

const earlier = (app: App, days: number): App => ({
  ...app,
  now: () => new Date(app.now().getTime() - days * dayMs),
});

/** So many days ago each of these took a consent back; four weeks later their data has to go. */
const takenBackDaysAgo = [40, 24, 10];
const askedDaysAgo = 6;

/** A few sample people whose data ends or has ended, and one who asks to be forgotten. */
export async function sampleRequests(app: App): Promise<{ count: number }> {
  const { people } = await oversight.peopleToReview(app, { stretch: "unconsented", limit: 50 });
  const [asks, ...others] = people.filter(({ keptBy }) => keptBy === null).map(({ id }) => id);
  for (const [n, days] of takenBackDaysAgo.entries()) await takeBack(app, others[n], days);
  if (asks) {
    const why = "Asked by e-mail, found other work";
    await gdpr.request(earlier(app, askedDaysAgo), {
      entityType: "candidate",
      entityId: asks,
      reason: why,
    });
  }
  return { count: people.length };
}

async function takeBack(app: App, id: string | undefined, days: number): Promise<void> {
  if (!id) return;
  const given = NewConsent.parse({ purpose: "keep", channel: "email" });
  const { consents } = await candidates.giveConsent(earlier(app, days + 60), id, given);
  const consentId = consents.find(({ withdrawnAt }) => withdrawnAt === null)?.id;
  if (consentId) await candidates.withdrawConsent(earlier(app, days), { id, consentId });
}
