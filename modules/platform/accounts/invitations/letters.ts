import { and, inArray } from "drizzle-orm";
import { type LetterCheck, mail, sealedPlace } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { defaultTimezone } from "@/src/calendar/time-zones";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/address";
import { isStanding, type made } from "./links";
import { accessLinks as links } from "./schema";
import { letterOf } from "./words";

/** Whether links can go out by mail: there is a server for letters, and an address that opens outside. */
export const isMailed = async (app: App): Promise<boolean> =>
  publicAddress(app.config) !== null && (await mail.senderOf(app)) !== null;

type To = { name: string; address: string; timezone?: string };

/** The letter with a link. The link itself is sealed, so that no copy of the database opens anything. */
export async function posted(
  app: App,
  { row, path }: ReturnType<typeof made>,
  { name, address, timezone = defaultTimezone }: To,
): Promise<Write[]> {
  const told = { name, timezone, until: row.endsAt, link: sealedPlace };
  const words = letterOf(row.purpose, row.locale, {
    ...told,
    agency: await settings.shownName(app),
  });
  return mail.posted(app, {
    ...{ id: row.letterId, purpose: "access", userId: null, onceKey: `access:${row.id}` },
    to: { name: oneLine(name), address },
    subject: oneLine(words.subject),
    text: words.text,
    sealed: await mail.sealed(app, row.letterId, `${publicAddress(app.config) ?? ""}${path}`),
  });
}

const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, " ");

/** A link that opens nothing any more is not sent after all. */
export const toOpenLinksOnly: LetterCheck = async (app, letters) => {
  const ids = letters.map(({ id }) => id);
  const rows = await app.db
    .select({ id: links.letterId })
    .from(links)
    .where(and(inArray(links.letterId, ids), isStanding(app)));
  const standing = new Set(rows.map(({ id }) => id));
  const reason = "Its link is no longer valid.";
  return new Map(ids.filter((id) => !standing.has(id)).map((id) => [id, reason]));
};
