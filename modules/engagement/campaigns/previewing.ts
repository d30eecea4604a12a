import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { users } from "@/modules/platform/accounts";
import type { App } from "@/src/app";
import { publicAddress } from "@/src/http/address";
import { Failure, missing } from "@/src/errors";
import { audienceOf, isIncluded } from "./audience";
import { type CampaignRow, deed, rowOf } from "./keeping";
import type { Preview } from "./model";
import type { PreviewQuery, Trial } from "./questions";
import { jobsNamed } from "./service";
import { writerFor, valuesFor, withFoot, written } from "./wording";

/** A letter as one person would get it; without one named, the first who gets it. */
export async function preview(app: App, id: string, query: PreviewQuery): Promise<Preview> {
  const { letter, member, writer } = await drawn(app, await rowOf(app, id), query);
  const { locale, subject, gaps } = letter;
  const address = publicAddress(app.config);
  const consentedAt = member?.person.consent?.givenAt ?? app.now().toISOString();
  return {
    candidateId: member?.person.id ?? null,
    to: member?.person.email ?? null,
    text: withFoot(letter, writer, { consentedAt, link: address && `${address}/u/…` }),
    ...{ locale, subject, gaps },
  };
}

async function drawn(app: App, row: CampaignRow, { candidateId, step, locale }: PreviewQuery) {
  const [members, writer, named] = await Promise.all([
    audienceOf(app, row),
    writerFor(app, app.actor.id),
    jobsNamed(app, row.jobIds),
  ]);
  const member = candidateId
    ? (members.find(({ person }) => person.id === candidateId) ?? missing("candidate"))
    : (members.find(isIncluded) ?? members[0]);
  const jobs = (member?.jobIds ?? row.jobIds).flatMap((id) => named.get(id) ?? []);
  const reader = member?.person ?? { firstName: "", lastName: "", location: null };
  const meant = row.sequence[step] ?? missing("letter of this campaign");
  const wanted = locale ?? member?.locale ?? "en";
  const letter = written(meant, wanted, valuesFor(reader, jobs, writer));
  return { letter, member, writer };
}

/** Sends the letter to whoever asks for it, and to nobody else; it has no link, because that would be somebody's. */
export async function tryOut(app: App, id: string, query: Trial) {
  const userId = app.actor.id;
  if (!userId) throw new Failure("unauthenticated", "Sign in to continue.");
  if (!(await mail.senderOf(app))) {
    throw new Failure("conflict", "Set up the e-mail in Admin first.");
  }
  const { letter, writer } = await drawn(app, await rowOf(app, id), query);
  const { email, firstName, lastName } = await users.find(app, userId);
  const letterId = Bun.randomUUIDv7();
  await app.write([
    ...mail.posted(app, {
      ...{ id: letterId, purpose: "test", userId, onceKey: `campaign-test:${letterId}` },
      to: { name: `${firstName} ${lastName}`, address: email },
      subject: letter.subject,
      text: withFoot(letter, writer, { consentedAt: null, link: null }),
    }),
    audit.entry(app, deed("tried", id, { step: query.step })),
  ]);
  return { letterId, to: email };
}
