import { and, inArray } from "drizzle-orm";
import { type LetterCheck, mail, sealedPlace } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { oneLine } from "@/modules/platform/texts/rules";
import { defaultTimezone } from "@/src/calendar";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/access/address";
import { isStanding, type createLink } from "./links";
import { accessLinks as links } from "./schema";
import type { Locale } from "../rules";
import type { LinkPurpose } from "./rules";
import all from "./words.json";

const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

const momentIn = (locale: Locale, at: string, timeZone: string): string =>
  new Intl.DateTimeFormat(dialects[locale], {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZoneName: "short",
    timeZone,
  }).format(new Date(at));

type Said = { agency: string; name: string; link: string; until: string; timezone: string };

/** The letter around a link, in its reader's language and by their clock. */
function letterOf(purpose: LinkPurpose, locale: Locale, said: Said) {
  const values: Record<string, string> = {
    ...said,
    until: momentIn(locale, said.until, said.timezone),
  };
  const filled = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
  const { subject, text } = all[locale][purpose];
  return { subject: filled(subject), text: filled(text) };
}

/** Whether links can go out by mail: there is a server for letters, and an address that opens outside. */
export const isMailed = async (app: App): Promise<boolean> =>
  publicAddress(app.config) !== null && (await mail.senderOf(app)) !== null;

type To = { name: string; address: string; timezone?: string };

/** The letter with a link. The link itself is sealed, so that no copy of the database opens anything. */
export async function linkLetterWrites(
  app: App,
  { row, path }: ReturnType<typeof createLink>,
  { name, address, timezone = defaultTimezone }: To,
): Promise<Write[]> {
  const told = { name, timezone, until: row.endsAt, link: sealedPlace };
  const words = letterOf(row.purpose, row.locale, {
    ...told,
    agency: await settings.displayName(app),
  });
  return mail.queueLetter(app, {
    id: row.letterId,
    purpose: "access",
    userId: null,
    onceKey: `access:${row.id}`,
    to: { name: oneLine(name), address },
    subject: oneLine(words.subject),
    text: words.text,
    sealed: await mail.sealLetter(app, row.letterId, `${publicAddress(app.config) ?? ""}${path}`),
  });
}

/** A link that opens nothing any more is not sent after all. */
export const toOpenLinksOnly: LetterCheck = async (app, letters) => {
  const ids = letters.map(({ id }) => id);
  const rows = await app.db
    .select({ id: links.letterId })
    .from(links)
    .where(and(inArray(links.letterId, ids), isStanding(app)));
  const standing = new Set(rows.map(({ id }) => id));
  const reason = "Its link has expired.";
  return new Map(ids.filter((id) => !standing.has(id)).map((id) => [id, reason]));
};
