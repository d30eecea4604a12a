import type { Approachable } from "@/modules/crm/candidates";
import { users } from "@/modules/platform/accounts";
import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import type { Step } from "../model";
import { filled, type Values, writtenIn } from "../rules";
import type { NamedJob } from "../service";
import all from "../words.json";

/** Who writes, for all the letters of one batch. */
export type Writer = {
  id: string | null;
  name: string;
  firstName: string;
  email: string;
  phone: string;
  signature: string;
  agency: string;
  agencyEmail: string;
  address: string;
};

export async function writerFor(app: App, userId: string | null): Promise<Writer> {
  const [{ name, address, email }, from, user] = await Promise.all([
    settings.agencyByDisplayName(app),
    mail.senderOf(app),
    userId ? users.find(app, userId) : null,
  ]);
  return {
    id: userId,
    name: user ? `${user.firstName} ${user.lastName}` : "",
    firstName: user?.firstName ?? "",
    email: user?.email ?? "",
    phone: user?.phone ?? "",
    signature: userId ? await mail.signatureOf(app, userId) : "",
    agencyEmail: email || from?.address || "",
    agency: name || from?.name || from?.address || "",
    address,
  };
}

type Reader = Pick<Approachable, "firstName" | "lastName" | "email" | "headline" | "location">;

export function valuesFor(reader: Reader, jobs: NamedJob[], writer: Writer): Values {
  const [first] = jobs;
  const name = `${reader.firstName} ${reader.lastName}`;
  return {
    "person.name": name,
    "person.firstName": reader.firstName,
    "person.email": reader.email ?? "",
    "candidate.name": name,
    "candidate.firstName": reader.firstName,
    "candidate.role": reader.headline ?? "",
    "candidate.location": reader.location ?? "",
    "job.title": first?.title ?? "",
    "job.place": first?.location ?? "",
    "jobs.list": jobs.map(lineOf).join("\n"),
    "user.name": writer.name,
    "user.firstName": writer.firstName,
    "user.email": writer.email,
    "user.phone": writer.phone,
    "agency.name": writer.agency,
    "agency.email": writer.agencyEmail,
  };
}

const lineOf = ({ title, location }: NamedJob) => `- ${title}${location ? `, ${location}` : ""}`;

export type Written = { locale: Locale; subject: string; text: string; gaps: string[] };

/** A step in the reader's language, with every gap filled that can be. */
export function renderStep({ texts }: Step, wanted: Locale, values: Values): Written {
  const locale = writtenIn(texts, wanted);
  const own = locale && texts[locale];
  if (!own) throw new Failure("conflict", "This email has no text yet.");
  const [subject, body] = [filled(own.subject, values), filled(own.body, values)];
  const gaps = [...new Set([...subject.gaps, ...body.gaps])];
  // A name with a line break must not begin another line of the letter's head.
  return { locale, subject: subject.text.replaceAll(/\s+/g, " "), text: body.text, gaps };
}

type Ground = { consentedAt: string | null; link: string | null; isPreview?: boolean };

export type Words = (typeof all)["en"];

/** Letters and the page to unsubscribe speak the reader's language. */
export const wordsIn = (locale: Locale): Words => all[locale];

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** Why they get it, from whom, and how to stop it stands under every letter, whatever was written. */
export function withFoot({ locale, text }: Written, writer: Writer, ground: Ground): string {
  const words = wordsIn(locale);
  const why = ground.consentedAt
    ? words.because
        .replace("{day}", () => dayIn(locale, ground.consentedAt ?? ""))
        .replace("{agency}", () => writer.agency)
    : ground.isPreview
      ? words.unsaid
      : words.trial;
  const stop = ground.link && `${words.stop} ${ground.link}`;
  const from = [writer.agency, writer.address].filter(Boolean).join(", ");
  const foot = [why, stop, from].filter(Boolean).join("\n");
  return [text.trim(), writer.signature.trim(), `-- \n${foot}`].filter(Boolean).join("\n\n");
}

const signed = (app: App, recipientId: string) =>
  keyedHash(app.config, "unsubscribe", recipientId).slice(0, 32);

/** The end of the link in a letter: made anew from the installation's key, so that nothing secret is kept. */
export const secretFor = (app: App, recipientId: string): string =>
  `${recipientId}.${signed(app, recipientId)}`;

/** Whose link it is, if this installation made it. */
export function recipientIn(app: App, secret: string): string | null {
  const [id = "", mark = ""] = secret.split(".");
  // Fingerprints are compared, so that time tells nothing of the mark.
  return fingerprintOf(mark) === fingerprintOf(signed(app, id)) ? id : null;
}
