import { and, eq, inArray, ne } from "drizzle-orm";
import { type Approachable, candidates } from "@/modules/crm/candidates";
import { type LetterCheck, mail, type Suppression } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { jsonValues } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import type { Exclusion } from "../rules";
import {
  campaignLetters,
  campaignRecipients,
  campaignRecipients as recipients,
  campaigns,
} from "../schema";

/** A person as they are now, and the reason why they get no letter, if any. */
export type AudienceCheck = { person: Approachable; reason: Exclusion | null };

/** Checks consent, suppression and status. Called for the preview, for the confirmation and before each letter. */
export async function checkAudience(
  app: App,
  ids: string[],
  campaignId: string,
): Promise<AudienceCheck[]> {
  const people = await candidates.approachable(app, ids, "marketing");
  const addresses = people.flatMap(({ email }) => email ?? []);
  const [suppressed, busy] = await Promise.all([
    mail.isSuppressed(app, addresses),
    busyElsewhere(app, ids, campaignId),
  ]);
  const today = utcToday(app);
  return people.map((person) => {
    const reasons = suppressed.get(person.email ?? "") ?? [];
    return { person, reason: reasonFor(person, { reasons, today, isBusy: busy.has(person.id) }) };
  });
}

type Circumstances = { reasons: Suppression[]; today: string; isBusy: boolean };

function reasonFor(person: Approachable, { reasons, today, isBusy }: Circumstances) {
  if (person.isRestricted) return "restricted";
  if (person.isArchived) return "archived";
  if (person.status === "blacklisted") return "blacklisted";
  if (person.retainUntil < today) return "retention";
  if (!person.email) return "noAddress";
  const [suppression] = reasons;
  if (person.hasObjected) return "objected";
  if (suppression) return suppression;
  if (person.isUntold) return "untold";
  if (!person.consent) return "noConsent";
  return isBusy ? "otherCampaign" : null;
}

async function busyElsewhere(app: App, ids: string[], campaignId: string): Promise<Set<string>> {
  const rows = await app.db
    .select({ id: campaignRecipients.candidateId })
    .from(campaignRecipients)
    .where(
      and(
        eq(campaignRecipients.state, "waiting"),
        ne(campaignRecipients.campaignId, campaignId),
        inArray(campaignRecipients.candidateId, jsonValues(ids)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}

/** Checks again immediately before a letter is sent. */
export const letterCheck: LetterCheck = async (app, letters) => {
  const reasons = new Map<string, string>();
  for (const { id } of letters) {
    const reason = await reasonNow(app, id);
    if (reason) reasons.set(id, reason);
  }
  return reasons;
};

async function reasonNow(app: App, letterId: string): Promise<string | null> {
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
    const reason = "This person no longer gets this campaign.";
    return reason;
  }
  if (row.status !== "running") {
    const reason = "The campaign isn't running.";
    return reason;
  }
  const [one] = await checkAudience(app, [row.candidateId], row.campaignId);
  if (!one) {
    const reason = "This person's data has been deleted.";
    return reason;
  }
  return one.reason && sentence[one.reason];
}

const sentence = {
  restricted: "Processing of this person's data is restricted.",
  archived: "This person's record is archived.",
  blacklisted: "This person is blacklisted.",
  retention: "This person's retention period has expired.",
  noAddress: "This person has no email address.",
  untold: "This person must be informed first where their data comes from.",
  noConsent: "This person hasn't consented to such emails.",
  optedOut: "This person doesn't want such emails.",
  objected: "This person objects to such emails.",
  bounced: "Emails to this address have bounced.",
  sameAddress: "Someone else with the same address already gets the email.",
  otherCampaign: "This person is in another campaign.",
  gap: "The email uses a field that is empty for this person.",
  language: "There is no text in this person's language.",
} satisfies Record<Exclusion, string>;
