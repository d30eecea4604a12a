import { and, asc, desc, eq, isNotNull } from "drizzle-orm";
import { candidates } from "@/modules/crm/candidates";
import { candidateRows as people } from "@/modules/crm/candidates/read-model";
import { mail } from "@/modules/platform/mail";
import { userRows as users } from "@/modules/platform/accounts/read-model";
import { acting, type App } from "@/src/app";
import type { Write } from "@/src/database";
import { dayMs } from "@/src/calendar";
import { audienceOf, isIncluded } from "./audience";
import { add } from "./drafting";
import { changed, endSequence, type RecipientRow, rowOf } from "./campaign-writes";
import { groundOf } from "./posting";
import { refuse } from "./refusing";
import type { RecipientState } from "./rules";
import { campaignRecipients } from "./schema";
import { fixAudience } from "./starting";
import { turnOf } from "./render-round";

const daysAgo = (app: App, days: number): App => {
  const then = new Date(app.now().getTime() - days * dayMs);
  return { ...app, now: () => then };
};

/** So many of the sample people have agreed to be written to. */
const willing = 24;

/** A campaign that is over and one that waits for its number; neither ever sends anything. */
export async function addSamples(app: App): Promise<{ count: number }> {
  const { default: samples } = await import("./samples.json");
  const [owner] = await app.db.select({ id: users.id }).from(users).orderBy(asc(users.createdAt));
  if (!owner) return { count: 0 };
  const as = acting(app, { id: owner.id, name: "" });
  const candidateIds = await agreed(as);
  const { over, draft } = samples;
  const past = daysAgo(as, 12);
  const { id } = await add(past, {
    name: over.name,
    jobIds: [],
    sequence: [{ waitDays: 0, texts: over.texts }],
    audience: { kind: "chosen", candidateIds },
  });
  await finish(past, id);
  await leave(as, id);
  await add(as, {
    name: draft.name,
    jobIds: [],
    sequence: [{ waitDays: 0, texts: draft.texts }],
    audience: { kind: "filter", query: draft.filter },
  });
  return { count: 2 };
}

async function agreed(app: App): Promise<string[]> {
  const isSample = and(eq(people.origin, "sample"), isNotNull(people.email));
  const rows = await app.db
    .select({ id: people.id })
    .from(people)
    .where(and(isSample, eq(people.gdprConsent, true)))
    .orderBy(people.seq)
    .limit(willing);
  const how = { channel: "form" as const, language: null, proof: null };
  const consent = { purpose: "marketing" as const, ...how };
  for (const { id } of rows) await candidates.giveConsent(daysAgo(app, 40), id, consent);
  return rows.map(({ id }) => id);
}

/** All at once and in the past, so that no letter of it is ever due. */
async function finish(past: App, id: string): Promise<void> {
  const row = await rowOf(past, id);
  const members = (await audienceOf(past, row)).filter(isIncluded);
  const at = past.now().toISOString();
  await past.write(fixAudience(past, row, members, at));
  const rows = await past.db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, id))
    .orderBy(campaignRecipients.seq);
  const ids = rows.map(({ candidateId }) => candidateId);
  const known = new Map(members.map((one) => [one.person.id, one]));
  const ground = await groundOf(past, { ...row, confirmedBy: past.actor.id }, ids);
  const address = ground.address || "https://agency.example";
  const turns = await Promise.all(
    rows.map((it) => turnOf(past, it, known.get(it.candidateId), { ...ground, address })),
  );
  await past.write([
    ...turns.flatMap(({ writes }) => writes),
    mail.standing(past, ids, "sent"),
    ...rows.flatMap((it, n) => ending(past, it, endings[n] ?? "finished")),
    changed(past, row, {
      status: "completed",
      startedAt: at,
      endedAt: at,
      confirmedAt: at,
      confirmedCount: rows.length,
      confirmedBy: past.actor.id,
    }),
  ]);
}

/** Some have answered, and one address did not exist. */
const endings: Partial<Record<number, RecipientState>> = {
  2: "replied",
  5: "bounced",
  9: "replied",
};

const ending = (past: App, { id, candidateId }: RecipientRow, state: RecipientState): Write[] => [
  past.db
    .update(campaignRecipients)
    .set(endSequence(past, state, null))
    .where(eq(campaignRecipients.id, id)),
  ...(state === "bounced" ? [mail.standing(past, [candidateId], state)] : []),
];

/** Somebody used the link in their letter. */
async function leave(app: App, campaignId: string): Promise<void> {
  const isOne = eq(campaignRecipients.campaignId, campaignId);
  const newest = desc(campaignRecipients.seq);
  const [last] = await app.db.select().from(campaignRecipients).where(isOne).orderBy(newest);
  if (last) await refuse(app, last, "one-click");
}
