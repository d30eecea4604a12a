import { and, desc, eq, isNotNull, isNull, or } from "drizzle-orm";
import { candidates as people, candidatesChanged } from "@/modules/crm/candidates";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import { localeFor } from "@/modules/engagement/campaigns";
import type { Locale } from "@/modules/platform/accounts/rules";
import { audit } from "@/modules/platform/audit";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import { dayMs, minuteMs } from "@/src/calendar";
import type { Write } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { countAttempt } from "@/src/http/access/limits";
import { shownOf } from "@/src/database/read-model";
import { keyedHash } from "@/src/secrets/secrets";
import { byPage, createLink, endLinksWrite } from "./links";
import type { LinkAsked, NewOwnPageLink, OwnPageState } from "./model";
import { asksPerHour, lettersPerDay } from "./rules";
import { stateOf } from "./standing";
import { dayIn, fillText, wordsIn } from "./words";

export type Person = typeof candidates.$inferSelect;

/** Sends somebody their link from their record in the office. */
export async function send(
  app: App,
  id: string,
  { locale }: NewOwnPageLink,
): Promise<OwnPageState> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, id));
  if (!person) return notFound("candidate");
  refuseArchived(person);
  const { obstacle } = await stateOf(app, id);
  if (obstacle) throw refusals[obstacle]();
  await app.write(
    [...(await posted(app, person, locale ?? localeFor(person))), sent(app, id)],
    candidatesChanged([id]),
  );
  return stateOf(app, id);
}

/** Ends every link at once, as when a letter went to the wrong mailbox. */
export async function end(app: App, id: string): Promise<OwnPageState> {
  const before = await stateOf(app, id);
  if (!before.link) return before;
  const auditEntry = { action: "ownpage.ended", entityType: "candidate", entityId: id };
  await app.write([endLinksWrite(app, id), audit.entry(app, auditEntry)], candidatesChanged([id]));
  return stateOf(app, id);
}

function refuseArchived({ archivedAt, restrictedAt }: Person): void {
  if (archivedAt === null || restrictedAt !== null) return;
  throw new Failure("conflict", "This candidate is archived. Restore the record first.");
}

const refusals = {
  noAddress: () => new Failure("conflict", "This candidate has no email address."),
  noMail: () => new Failure("conflict", "Set up email under Admin first."),
  noPublicAddress: () =>
    new Failure(
      "conflict",
      "Ask your administrator to set the public address first: the link needs an address that works outside your network.",
    ),
};

/** Whoever asks hears the same, whether or not we know the address. */
export async function ask(
  app: App,
  { email, lang, network }: LinkAsked & { network: string },
): Promise<void> {
  await countAttempt(app, {
    key: `own-page-ask:${network}`,
    most: asksPerHour,
    windowMs: 60 * minuteMs,
  });
  const found = (await isOften(app, email)) ? [] : await peopleAt(app, email);
  const page = byPage(app);
  const letters = await Promise.all(
    found.map((person) => posted(page, person, lang ?? localeFor(person))),
  );
  // Writes something either way, so that the response time does not reveal whether the address is known.
  const entries = found.length > 0 ? found.map(({ id }) => sent(page, id)) : [inVain(page)];
  const news = found.length > 0 ? [candidatesChanged(found.map(({ id }) => id))] : [];
  await app.write([...letters.flat(), ...entries], ...news);
}

/** Limits letters per mailbox; only a hash of the address is stored for that. */
async function isOften(app: App, email: string): Promise<boolean> {
  const address = keyedHash(app.config, "own page asked", email.toLowerCase());
  const limit = { key: `own-page-mail:${address}`, most: lettersPerDay, windowMs: dayMs };
  return countAttempt(app, limit).then(
    () => false,
    (error: unknown) => error instanceof Failure && error.kind === "throttled",
  );
}

/** The newest records with this address: people may share a mailbox, and further records are probably duplicates. */
async function peopleAt(app: App, email: string): Promise<Person[]> {
  const { emailKey } = people.keysOf({ firstName: "", lastName: "", email });
  if (!emailKey || !publicAddress(app.config)) return [];
  return app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(
      and(
        eq(candidates.emailKey, emailKey),
        or(isNull(candidates.archivedAt), isNotNull(candidates.restrictedAt)),
      ),
    )
    .orderBy(desc(candidates.seq))
    .limit(3);
}

type LinkedLetter = { candidateId: string; locale: Locale; letterId: string };

/** A new link for the letter of somebody else, the day it ends and what makes it open. */
export function linkFor(app: App, given: LinkedLetter) {
  const { secret, expiresAt, writes } = createLink(app, given);
  const link = `${publicAddress(app.config) ?? ""}/me/${secret}`;
  return { link, day: dayIn(given.locale, expiresAt), writes };
}

/** The same for modules below this one, in the language that the person most likely reads. */
export async function ownPageLink(app: App, asked: Omit<LinkedLetter, "locale">) {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, asked.candidateId));
  if (!person) return notFound("candidate");
  const locale = localeFor(person);
  return { locale, ...linkFor(app, { ...asked, locale }) };
}

async function posted(app: App, person: Person, locale: Locale): Promise<Write[]> {
  const { id, email } = person;
  if (!email) return [];
  const words = wordsIn(locale);
  const agency = (await settings.agencyByDisplayName(app)).name || words.agency;
  const letterId = Bun.randomUUIDv7();
  const { link, day, writes } = linkFor(app, { candidateId: id, locale, letterId });
  const name = oneLine(`${person.firstName} ${person.lastName}`);
  const text = fillText(words.letter, { name, agency, link, day });
  return [
    ...writes,
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "message",
      userId: app.actor.id,
      text,
      subject: fillText(words.subject, { agency }),
      to: { name, address: email },
      headers: { "Content-Language": locale },
      record: { kind: "candidate", id },
      onceKey: `own-page:${letterId}`,
    }),
  ];
}

const sent = (app: App, entityId: string) =>
  audit.entry(app, { action: "ownpage.sent", entityType: "candidate", entityId });
const inVain = (app: App) =>
  audit.entry(app, { action: "ownpage.asked-in-vain", entityType: "candidate", entityId: "" });
