import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import { candidatesChanged } from "@/modules/crm/candidates";
import { numberOf } from "@/modules/crm/candidates/rules";
import { mail } from "@/modules/platform/mail";
import { type Locale, locales } from "@/modules/platform/accounts/rules";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import type { NewTelling, Shown, Told } from "./model";
import { personOf } from "./reaching";
import { recipientsOf } from "./recipients";
import { agencyOf, dayIn, lineOf, fillText, wordsIn } from "./words";

/** Tells every client who was shown somebody what became of that data, by the number they know; never by the name. */
export async function tell(
  app: App,
  { id, locale }: { id: string; locale: string | undefined },
  { what, words = null }: NewTelling,
): Promise<Told> {
  if (!(await mail.senderOf(app))) {
    throw new Failure("conflict", "Set up e-mail under Administration first.");
  }
  const [{ seq }, shown] = await Promise.all([personOf(app, id), recipientsOf(app, id)]);
  if (shown.length === 0) return notFound("recipient");
  const language = locales.find((it) => it === locale) ?? "en";
  const letters = await Promise.all(
    shown.map((client) => letterTo(app, client, { what, words, language, number: numberOf(seq) })),
  );
  const byHand = shown.filter(({ contact }) => !contact).map(({ clientName }) => clientName);
  const whose = { entityType: "candidate", entityId: id } as const;
  const details = { what, told: shown.length - byHand.length, byHand: byHand.length };
  await app.write(
    [
      ...letters.flat(),
      activities.recorded(app, { deed: "recipients-told", ...whose }),
      audit.entry(app, { action: "candidate.recipients-told", ...whose, details }),
    ],
    candidatesChanged([id]),
  );
  return { told: shown.length - byHand.length, byHand };
}

type Said = { what: NewTelling["what"]; words: string | null; language: Locale; number: string };

async function letterTo(app: App, client: Shown, { what, words, language, number }: Said) {
  const { clientId, clientName, at, contact } = client;
  if (!contact) return [];
  const texts = wordsIn(language).told;
  const { agency } = await agencyOf(app, language);
  const id = Bun.randomUUIDv7();
  return mail.posted(app, {
    id,
    purpose: "message",
    userId: app.actor.id,
    onceKey: `art-19:${id}`,
    subject: lineOf(fillText(texts.subject, { number })),
    text: fillText(texts[what], {
      name: contact.name,
      client: clientName,
      number,
      agency,
      shown: dayIn(language, at),
      words: words ? `\n\n${words}` : "",
    }),
    to: { name: lineOf(contact.name), address: contact.email },
    record: { kind: "client", id: clientId },
  });
}
