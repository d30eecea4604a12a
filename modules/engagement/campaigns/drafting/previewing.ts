import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/access/address";
import { Failure, notFound } from "@/src/errors";
import { audienceOf, isIncluded, type Member } from "./audience";
import { type CampaignRow, auditEntry, rowOf } from "../campaign-writes";
import type { Preview } from "../model";
import type { PreviewQuery, Trial } from "../questions";
import { writtenIn } from "../rules";
import { jobsNamed } from "../service";
import { writerFor, valuesFor, withFoot, renderStep } from "./wording";

/** A letter as one person would get it; without one named, the first who gets it, and nothing where nobody does. */
export async function preview(app: App, id: string, query: PreviewQuery): Promise<Preview> {
  const { letter, member, writer } = await drawn(app, await rowOf(app, id), query);
  const { locale, subject, gaps } = letter;
  if (!member) return { candidateId: null, to: null, locale, subject: "", text: "", gaps: [] };
  const address = publicAddress(app.config);
  // Somebody who never agreed is not shown a day on which they did.
  const consentedAt = member.person.consent?.givenAt ?? null;
  const link = address && `${address}/u/…`;
  return {
    candidateId: member.person.id,
    to: member.person.email ?? null,
    text: withFoot(letter, writer, { consentedAt, link, isPreview: true }),
    locale,
    subject,
    gaps,
  };
}

async function drawn(app: App, row: CampaignRow, query: PreviewQuery) {
  const { candidateId, step, locale } = query;
  const [members, writer, named] = await Promise.all([
    audienceOf(app, row),
    writerFor(app, app.actor.id),
    jobsNamed(app, row.jobIds),
  ]);
  const meant = row.sequence[step] ?? notFound("email of this campaign");
  const reads = (one: Member) => !locale || writtenIn(meant.texts, one.locale) === locale;
  const member = candidateId
    ? (members.find(({ person }) => person.id === candidateId) ?? notFound("candidate"))
    : members.filter(isIncluded).find(reads);
  const jobs = (member?.jobIds ?? row.jobIds).flatMap((id) => named.get(id) ?? []);
  const reader = member?.person ?? nobody;
  const wanted = locale ?? member?.locale ?? "en";
  const letter = renderStep(meant, wanted, valuesFor(reader, jobs, writer));
  return { letter, member, writer };
}

const nobody = { firstName: "", lastName: "", email: null, headline: null, location: null };

/** Sends the letter to whoever asks for it, and to nobody else; it has no link, because that would be somebody's. */
export async function sendTest(app: App, id: string, query: Trial) {
  const userId = app.actor.id;
  if (!userId) throw new Failure("unauthenticated", "Sign in to continue.");
  if (!(await mail.senderOf(app))) {
    throw new Failure("conflict", "Set up email in Admin first.");
  }
  const { letter, writer } = await drawn(app, await rowOf(app, id), query);
  const { email, firstName, lastName } = await users.find(app, userId);
  const letterId = Bun.randomUUIDv7();
  await app.write([
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "test",
      userId,
      onceKey: `campaign-test:${letterId}`,
      to: { name: `${firstName} ${lastName}`, address: email },
      subject: letter.subject,
      text: withFoot(letter, writer, { consentedAt: null, link: null }),
    }),
    audit.entry(app, auditEntry("tried", id, { step: query.step })),
  ]);
  return { letterId, to: email };
}
