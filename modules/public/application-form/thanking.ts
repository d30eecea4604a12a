import { mail } from "@/modules/platform/mail";
import { ownPage } from "@/modules/public/candidate-self-service";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/address";
import { agencyOf } from "./keeping";
import type { applicants } from "./schema";
import { filled, wordsIn } from "./words";

type Thanked = { applicant: typeof applicants.$inferSelect; candidateId: string; title: string };

/** Part of the write: whoever has just said yes from this mailbox gets the way to follow what becomes of it. */
export async function thanks(
  app: App,
  { applicant, candidateId, title }: Thanked,
): Promise<Write[]> {
  if (!publicAddress(app.config)) return [];
  const { locale, firstName, lastName, email } = applicant;
  const letterId = Bun.randomUUIDv7();
  const { link, day, writes } = ownPage.linkFor(app, { candidateId, locale, letterId });
  const words = wordsIn(locale);
  const { name: agency } = await agencyOf(app);
  const name = `${firstName} ${lastName}`;
  const values = { job: title, name, link, day, agency };
  return [
    ...writes,
    ...mail.posted(app, {
      ...{ id: letterId, purpose: "message", userId: null, to: { name, address: email } },
      subject: filled(words.thanksSubject, values).replaceAll(/\p{Cc}+/gu, " "),
      text: filled(words.thanks, values),
      record: { kind: "candidate", id: candidateId },
      onceKey: `applicant-thanked:${applicant.id}`,
    }),
  ];
}
