import { eq } from "drizzle-orm";
import type { LetterCheck } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { checkAudience } from "./judging";
import type { Exclusion } from "./rules";
import { campaignLetters, campaigns, campaignRecipients as recipients } from "./schema";

/** Asked right before each letter leaves the house: consent, suppression and campaign as they are in that moment. */
export const letterCheck: LetterCheck = async (app, letters) => {
  const reasons = new Map<string, string>();
  for (const { id } of letters) {
    const reason = await reasonFor(app, id);
    if (reason) reasons.set(id, reason);
  }
  return reasons;
};

async function reasonFor(app: App, letterId: string): Promise<string | null> {
  const [row] = await app.db
    .select({
      campaignId: recipients.campaignId,
      candidateId: recipients.candidateId,
      status: campaigns.status,
      state: recipients.state,
    })
    .from(campaignLetters)
    .innerJoin(campaigns, eq(campaigns.id, campaignLetters.campaignId))
    .innerJoin(recipients, eq(recipients.letterId, campaignLetters.id))
    .where(eq(campaignLetters.id, letterId));
  if (!row || row.state !== "waiting") {
    const reason = "The campaign does not write to this person any more.";
    return reason;
  }
  if (row.status !== "running") {
    const reason = "The campaign does not run at present.";
    return reason;
  }
  const [one] = await checkAudience(app, [row.candidateId], row.campaignId);
  if (!one) {
    const reason = "This person is not kept here any more.";
    return reason;
  }
  return one.reason && sentence[one.reason];
}

const sentence = {
  restricted: "The use of this person's data is restricted.",
  archived: "This person's record has been archived.",
  blacklisted: "This person is on the blacklist.",
  retention: "This person's data should not be kept any more.",
  noAddress: "There is no e-mail address of this person.",
  untold: "This person has to be told first where their data come from.",
  noConsent: "This person has not agreed to such letters.",
  optedOut: "Whoever has this address does not want such letters.",
  objected: "Whoever has this address objects to such letters.",
  bounced: "Letters to this address have come back.",
  sameAddress: "Somebody else of the same address is written to.",
  otherCampaign: "Another campaign writes to this person.",
  gap: "The letter names something that nobody knows of this person.",
  language: "There are no words for this person in their language.",
} satisfies Record<Exclusion, string>;
