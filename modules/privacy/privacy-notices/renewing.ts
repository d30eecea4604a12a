import { and, gte, isNotNull, isNull, lt, not, sql } from "drizzle-orm";
import { candidatesChanged } from "@/modules/crm/candidates";
import { renewalDays } from "@/modules/crm/candidates/legal-bases/rules";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { retentionDays } from "@/modules/crm/candidates/rules";
import { localeFor } from "@/modules/engagement/campaigns";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { ownPage } from "@/modules/engagement/candidate-self-service";
import { activities } from "@/modules/records/privacy-log";
import { gdprActivityRows as gdprActivities } from "@/modules/records/privacy-log/read-model";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import {
  agencyOf,
  dayIn,
  fillText,
  mailObstacle,
  lineOf,
  type Person,
  personOf,
  wordsIn,
} from "./reaching";
import { maxAtOnce } from "./rules";

/** Asks everybody whose consent soon ends whether it goes on; each of them once. */
export async function askRenewals(app: App, today: string): Promise<number> {
  if (await mailObstacle(app)) return 0;
  const due = await endingSoon(app, today);
  for (const { id, givenAt } of due) await asked(app, await personOf(app, id), givenAt);
  return due.length;
}

/** A later consent begins the year anew; who was asked since is not asked again. */
async function endingSoon(app: App, today: string): Promise<{ id: string; givenAt: string }[]> {
  const isAsked = sql`exists (select 1 from ${gdprActivities}
    where ${gdprActivities.entityId} = ${candidates.id} and ${gdprActivities.deed} = 'renewal-asked'
    and ${gdprActivities.createdAt} > ${candidates.consentAt})`;
  const rows = await app.db
    .select({ id: candidates.id, givenAt: candidates.consentAt })
    .from(candidates)
    .where(
      and(
        lt(candidates.consentAt, addDays(today, 1 - renewalDays)),
        gte(candidates.consentAt, addDays(today, -retentionDays)),
        isNull(candidates.archivedAt),
        isNull(candidates.objectedAt),
        isNotNull(candidates.email),
        not(isAsked),
      ),
    )
    .limit(maxAtOnce);
  return rows.flatMap(({ id, givenAt }) => (givenAt ? [{ id, givenAt }] : []));
}

async function asked(app: App, person: Person, givenAt: string): Promise<void> {
  const { id: candidateId, email } = person;
  if (!email) return;
  const letterId = Bun.randomUUIDv7();
  const locale = localeFor(person);
  const words = wordsIn(locale).renewal;
  const { agency } = await agencyOf(app, locale);
  const until = addDays(givenAt, retentionDays);
  const { link, day, writes } = ownPage.linkFor(app, { candidateId, locale, letterId });
  const name = `${person.firstName} ${person.lastName}`;
  const given = { given: dayIn(locale, givenAt), until: dayIn(locale, until) };
  const text = fillText(words.text, { name, agency, link, day, ...given });
  const whose = { entityType: "candidate", entityId: candidateId } as const;
  await app.write(
    [
      ...writes,
      ...mail.queueLetter(app, {
        id: letterId,
        purpose: "message",
        userId: null,
        text,
        subject: lineOf(fillText(words.subject, { agency })),
        to: { name: lineOf(name), address: email },
        record: { kind: "candidate", id: candidateId },
        onceKey: `renewal:${candidateId}:${givenAt}`,
      }),
      activities.logActivity(app, {
        deed: "renewal-asked",
        ...whose,
        status: "pending",
        dueAt: `${until}T23:59:59.999Z`,
      }),
      audit.entry(app, { action: "candidate.renewal-asked", ...whose }),
    ],
    candidatesChanged([candidateId]),
  );
}
