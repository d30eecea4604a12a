import type { Locale } from "@/modules/platform/accounts/rules";
import { mail } from "@/modules/platform/mail";
import { settings } from "@/modules/platform/settings";
import { oneLine } from "@/modules/platform/texts/rules";
import type { App } from "@/src/app";
import type { Write } from "@/src/database";
import { publicAddress } from "@/src/http/access/address";
import { ownPageLink } from "../ports";
import all from "./words.json";

type About = {
  candidateId: string | null;
  name: string;
  address: string | null;
  deploymentId: string;
  clientName: string;
  week: string;
};
type Letter = { which: "missing" | "disputed" | "reopened"; reason?: string; onceKey: string };

/** A letter to whoever worked, that opens the week on their own page; none without an address. */
export async function workerLetter(app: App, about: About, letter: Letter): Promise<Write[]> {
  const { candidateId, address, week, deploymentId } = about;
  if (!candidateId || !address || !publicAddress(app.config)) return [];
  const letterId = Bun.randomUUIDv7();
  const { link, day, locale, writes } = await ownPageLink(app, { candidateId, letterId });
  const words = all[locale];
  const name = oneLine(about.name);
  const gaps = {
    name,
    day,
    reason: letter.reason ?? "",
    week: dayIn(locale, week),
    link: `${link}/hours/${deploymentId}/${week}`,
    client: oneLine(about.clientName),
    agency: oneLine((await settings.agencyByDisplayName(app)).name || words.agency),
  };
  const { subject, text } = words.letters[letter.which];
  return [
    ...writes,
    ...mail.queueLetter(app, {
      id: letterId,
      purpose: "message",
      userId: app.actor.id,
      subject: fillText(subject, gaps),
      text: fillText(text, gaps),
      to: { name, address },
      headers: { "Content-Language": locale },
      record: { kind: "candidate", id: candidateId },
      onceKey: letter.onceKey,
    }),
  ];
}
const dialects: Record<Locale, string> = { nl: "nl", en: "en-GB", de: "de" };

const dayIn = (locale: Locale, day: string): string =>
  new Intl.DateTimeFormat(dialects[locale], { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(day),
  );

const fillText = (sentence: string, values: Record<string, string>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (gap, name: string) => values[name] ?? gap);
