import { CandidateQuery, candidates } from "@/modules/crm/candidates";
import { campaigns, NewCampaign } from "@/modules/engagement/campaigns";
import { users } from "@/modules/platform/accounts";
import { withActor, type App } from "@/src/app";
import { dayMs } from "@/src/calendar";

const daysAgo = (app: App, days: number): App => {
  const then = new Date(app.now().getTime() - days * dayMs);
  return { ...app, now: () => then };
};

/** So many of the sample people have agreed to be written to. */
const willing = 24;

/** Some have answered, and one address did not exist. */
const endings = { 2: "replied", 5: "bounced", 9: "replied" } as const;

/** A campaign that is over and one that waits for its number; neither ever sends anything. */
export async function sampleCampaigns(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./campaigns.json");
  const [owner] = await users.list(app);
  if (!owner) return { count: 0 };
  const as = withActor(app, { id: owner.id, name: "" });
  const { over, draft } = samples;
  const sent = NewCampaign.parse({
    name: over.name,
    jobIds: [],
    sequence: [{ waitDays: 0, texts: over.texts }],
    audience: { kind: "chosen", candidateIds: await agreed(as) },
  });
  const id = await campaigns.addPast(daysAgo(as, 12), sent, endings);
  await campaigns.optOutLast(as, id);
  await campaigns.add(as, {
    name: draft.name,
    jobIds: [],
    sequence: [{ waitDays: 0, texts: draft.texts }],
    audience: { kind: "filter", query: draft.filter },
  });
  return { count: 2 };
}

async function agreed(app: App): Promise<string[]> {
  const page = await candidates.list(app, CandidateQuery.parse({ limit: 200 }));
  const ids = page.candidates
    .filter(({ origin, email, gdprConsent }) => origin === "sample" && email && gdprConsent)
    .toSorted((a, b) => a.number.localeCompare(b.number))
    .slice(0, willing)
    .map(({ id }) => id);
  const how = { channel: "form" as const, language: null, proof: null };
  const consent = { purpose: "marketing" as const, ...how };
  for (const id of ids) await candidates.giveConsent(daysAgo(app, 40), id, consent);
  return ids;
}
