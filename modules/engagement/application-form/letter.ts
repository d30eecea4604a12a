import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { withActor, type App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/access/address";
import { fingerprintOf } from "@/src/secrets/passwords";
import { keyedHash } from "@/src/secrets/secrets";
import { letterKey } from "./asking";
import { fillText, wordsIn } from "./words";

/** No session stands behind the public form; what it does is told as what it is. */
export const byForm = (app: App) => withActor(app, { id: null, name: "application form" });

type Asked = { id: string; title: string; email: string; locale: Locale };

const signed = (app: App, id: string) => keyedHash(app.config, "applicant", id).slice(0, 32);

/** The address in the letter, made anew from the installation's key: nothing secret is kept. */
const linkFor = (app: App, id: string): string =>
  `${publicAddress(app.config) ?? ""}/apply/${id}.${signed(app, id)}`;

/** Whose link it is, if this installation made it. */
export function applicantIn(app: App, secret: string): string | null {
  const [id = "", mark = ""] = secret.split(".");
  return fingerprintOf(mark) === fingerprintOf(signed(app, id)) ? id : null;
}

/** Nothing of what the form said stands in it: whose address it really is has not said anything yet. */
export const letter = (app: App, asked: Asked): Promise<Write[]> =>
  posted(app, asked, {
    subject: "letterSubject",
    text: "letter",
    link: linkFor(app, asked.id),
    onceKey: letterKey(asked.id),
  });

/** To whoever applied before: it has arrived, and where it is followed. */
export const alreadyAppliedLetter = (app: App, asked: Asked): Promise<Write[]> =>
  posted(app, asked, {
    subject: "alreadySubject",
    text: "already",
    link: `${publicAddress(app.config) ?? ""}/me`,
    onceKey: `applied-already:${asked.id}:`,
  });

type Told = {
  subject: "letterSubject" | "alreadySubject";
  text: "letter" | "already";
  link: string;
  onceKey: string;
};

/** A letter about a form, at most one of a kind a day. */
async function posted(app: App, { title, email, locale }: Asked, told: Told): Promise<Write[]> {
  // Where mail is set up later its letters go out then; a link without an address would never open.
  if (!publicAddress(app.config)) return [];
  const words = wordsIn(locale);
  const { name: agency } = await agencyOf(app);
  const values = { job: title, link: told.link, agency };
  return mail.queueLetter(byForm(app), {
    id: Bun.randomUUIDv7(),
    purpose: "message",
    userId: null,
    to: { name: "", address: email },
    subject: fillText(words[told.subject], values).replaceAll(/\p{Cc}+/gu, " "),
    text: fillText(words[told.text], values),
    onceKey: `${told.onceKey}${utcToday(app)}`,
  });
}

/** Who is responsible, as letters and the privacy notice name them. */
export async function agencyOf(app: App) {
  const [agency, from] = await Promise.all([settings.agencyByDisplayName(app), mail.senderOf(app)]);
  return {
    name: agency.name || from?.name || "Coldaisle",
    contact: [agency.address, agency.email || from?.address].filter(Boolean).join(", "),
  };
}
