import { eq } from "drizzle-orm";
import { candidateRows as candidates } from "@/modules/crm/candidates/read-model";
import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import { Failure, notFound } from "@/src/errors";
import { publicAddress } from "@/src/http/access/address";
import { shownOf } from "@/src/database/read-model";
import type { Obstacle } from "./rules";
import all from "./words.json";

export type Person = typeof candidates.$inferSelect;

export async function personOf(app: App, id: string): Promise<Person> {
  const [person] = await app.db
    .select(shownOf(candidates))
    .from(candidates)
    .where(eq(candidates.id, id));
  return person ?? notFound("candidate");
}

/** Why no letter with a link reaches somebody. */
export async function obstacleTo(app: App, { email }: Person): Promise<Obstacle | null> {
  if (!email) return "noAddress";
  return noticeObstacle(app);
}

/** Whoever tells people that it has their data says who it is, and where to reach it. */
export async function noticeObstacle(app: App): Promise<Obstacle | null> {
  const { name, address, email } = await settings.agencyByDisplayName(app);
  return name && (address || email) ? mailObstacle(app) : "noAgency";
}

/** Why no letter with a link reaches anybody. */
export async function mailObstacle(app: App): Promise<Obstacle | null> {
  if (!(await mail.senderOf(app))) return "noMail";
  return publicAddress(app.config) ? null : "noPublicAddress";
}

const refusals = {
  noAddress: () => new Failure("conflict", "This candidate has no email address."),
  noMail: () => new Failure("conflict", "Set up email under Admin first."),
  noPublicAddress: () =>
    new Failure(
      "conflict",
      "Ask your administrator to set the public address first: the link needs an address that works outside your network.",
    ),
  noAgency: () =>
    new Failure("conflict", "Add your agency's name and contact details in Admin first."),
};

export function refuse(obstacle: Obstacle | null): void {
  if (obstacle) throw refusals[obstacle]();
}

type Words = (typeof all)["en"];
export const wordsIn = (locale: Locale): Words => all[locale];

const intlLocales: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

export const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(intlLocales[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

/** A sentence with its gaps filled; what fills one is never read for gaps again. */
export const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);

/** What letters call the agency, and where it is, as far as somebody has said so. */
export async function agencyOf(app: App, locale: Locale) {
  const { name, address, email } = await settings.agencyByDisplayName(app);
  const lines = [address, email].filter(Boolean);
  return {
    agency: name || wordsIn(locale).agency,
    address: lines.length > 0 ? `\n${lines.join("\n")}` : "",
  };
}

/** A name that ends no line of a letter's head. */
export const lineOf = (text: string): string => text.replaceAll(/\p{Cc}+/gu, " ").trim();
