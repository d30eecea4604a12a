import { and, eq, inArray, ne } from "drizzle-orm";
import { type Approachable, candidates } from "@/modules/crm/candidates";
import { mail, type Suppression } from "@/modules/platform/mail";
import type { App } from "@/src/app";
import { listed } from "@/src/bulk-insert";
import { utcToday } from "@/src/calendar";
import type { Exclusion } from "./rules";
import { campaignRecipients } from "./schema";

/** Somebody as they stand at this moment, and why they are not written to. */
export type Judged = { person: Approachable; reason: Exclusion | null };

/** Looks at consent, suppression and status anew; asked for the preview, for the confirmation and before each letter. */
export async function checkAudience(
  app: App,
  ids: string[],
  campaignId: string,
): Promise<Judged[]> {
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
        inArray(campaignRecipients.candidateId, listed(ids)),
      ),
    );
  return new Set(rows.map(({ id }) => id));
}
