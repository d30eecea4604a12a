import { settings } from "@/modules/platform/settings";
import type { App } from "@/src/app";
import all from "./letters.json";
import type { Letter, LetterQuery } from "./model";
import type { Locale } from "./rules";
import { find } from "./service";

type Words = (typeof all)["en"];

/** The letter to the authority or to the people concerned, as far as the record can write it. */
export async function letter(app: App, id: string, { kind, language }: LetterQuery) {
  const words: Words = all[language];
  const values = await valuesOf(app, id, language);
  const filled = (sentence: string) => merged(sentence, values, words);
  const { subject, text } = words[kind];
  return { subject: filled(subject), text: filled(text).trim() } satisfies Letter;
}

type Values = Record<string, string | null>;

async function valuesOf(app: App, id: string, language: Locale): Promise<Values> {
  const [breach, agency, names] = await Promise.all([
    find(app, id),
    settings.agencyByLegalName(app),
    settings.valueOf(app, "legal"),
  ]);
  const words: Words = all[language];
  const { number, what, dataKinds, people, consequences, measures, risk, riskReason } = breach;
  return {
    number,
    what,
    dataKinds,
    consequences,
    measures,
    riskReason,
    people: people === null ? null : String(people),
    risk: risk && words.risks[risk],
    authority: names.authority,
    agency: agency.name,
    address: agency.address,
    contact: names.privacyEmail || agency.email,
    discovered: momentText(breach.discoveredAt, language),
    late: breach.lateReason ? words.late.replace("{reason}", () => breach.lateReason ?? "") : " ",
  };
}

/** What is not known stays a question in brackets, so that nobody sends it unanswered without seeing it. */
function merged(sentence: string, values: Values, words: Words): string {
  const questions: Record<string, string> = words.questions;
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = values[name];
    return value || words.unknown.replace("{question}", questions[name] ?? name);
  });
}

const intlLocales: Record<Locale, string> = { en: "en-GB", nl: "nl-NL", de: "de-DE" };

const momentText = (iso: string, language: Locale): string =>
  new Intl.DateTimeFormat(intlLocales[language], {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "Europe/Amsterdam",
  }).format(new Date(iso));
