import { desc, eq } from "drizzle-orm";
import { mail } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { audienceOf, isIncluded } from "./drafting/audience";
import { updateIfVersion, endSequence, type RecipientRow, rowOf } from "./campaign-writes";
import { add } from "./drafting/drafting";
import { roundContextOf } from "./sending/posting";
import type { NewCampaign } from "./questions";
import { optOut } from "./sending/opting-out";
import { turnOf } from "./sending/render-round";
import type { RecipientState } from "./rules";
import { campaignRecipients } from "./schema";
import { fixAudience } from "./sending/starting";

/** How it went with some of those written to, by their place; with the others it came to its end. */
type Endings = Partial<Record<number, RecipientState>>;

/** Takes in a campaign that is over, on the day of this clock; all at once, so that no letter of it is ever due. */
export async function addPast(past: App, input: NewCampaign, endings: Endings): Promise<string> {
  const { id } = await add(past, input);
  const row = await rowOf(past, id);
  const members = (await audienceOf(past, row)).filter(isIncluded);
  const at = past.now().toISOString();
  await past.write(fixAudience(past, { campaignRow: row, members, dueAt: at }));
  const rows = await past.db
    .select()
    .from(campaignRecipients)
    .where(eq(campaignRecipients.campaignId, id))
    .orderBy(campaignRecipients.seq);
  const ids = rows.map(({ candidateId }) => candidateId);
  const known = new Map(members.map((one) => [one.person.id, one]));
  const ground = await roundContextOf(past, { ...row, confirmedBy: past.actor.id }, ids);
  const address = ground.address || "https://agency.example";
  const turns = await Promise.all(
    rows.map((it) =>
      turnOf(past, {
        recipient: it,
        known: known.get(it.candidateId),
        ground: { ...ground, address },
      }),
    ),
  );
  await past.write([
    ...turns.flatMap(({ writes }) => writes),
    mail.letterStateWrite(past, ids, "sent"),
    ...rows.flatMap((it, n) => ending(past, it, endings[n] ?? "finished")),
    updateIfVersion(past, row, {
      status: "completed",
      startedAt: at,
      endedAt: at,
      confirmedAt: at,
      confirmedCount: rows.length,
      confirmedBy: past.actor.id,
    }),
  ]);
  return id;
}

const ending = (past: App, { id, candidateId }: RecipientRow, state: RecipientState): Write[] => [
  past.db
    .update(campaignRecipients)
    .set(endSequence(past, state, null))
    .where(eq(campaignRecipients.id, id)),
  ...(state === "bounced" ? [mail.letterStateWrite(past, [candidateId], state)] : []),
];

/** Whoever was written to last used the link in their letter. */
export async function optOutLast(app: App, campaignId: string): Promise<void> {
  const isOne = eq(campaignRecipients.campaignId, campaignId);
  const newest = desc(campaignRecipients.seq);
  const [last] = await app.db.select().from(campaignRecipients).where(isOne).orderBy(newest);
  if (last) await optOut(app, last, "one-click");
}
