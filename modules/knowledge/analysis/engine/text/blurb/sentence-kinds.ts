import type { Hit } from "../../lexicon/entry";
import type { Words } from "../clean";
import { isMark } from "../marks";
import { addressesAt } from "./addressed";
import { placesAt } from "./places";

/** What names an action among the phrases, and the language of the ad. */
export type Actions = { verbs: readonly Hit[]; language: string | null };
export type Range = { from: number; to: number };

/** How the words end that name what somebody does, where no phrase knows them: verbs as they are listed, and their nouns. */
const actionEndings: { [language: string]: RegExp | undefined } = {
  en: /(?:ing|ment|tion)$/,
  de: /(?:ung|ungen|[^aeiou]en|ion|gange|masse?)$/,
  nl: /(?:ing|ingen|[^aeiou]en|houd)$/,
  fr: /(?:[^aeo]er|ir|dre|tre|tion|ement|age)$/,
  es: /(?:[aei]r|cion|miento|aje)$/,
  pt: /(?:[aei]r|cao|mento|agem)$/,
  it: /(?:[aei]re|zione|mento|aggio|enza)$/,
  pl: /(?:anie|enie|cie|[aei]c|cja|nadzor|udzial)$/,
  cs: /(?:ani|eni|[aei]t|ace)$/,
  sv: /(?:ning|[^aeiou]era|ande|ende)$/,
  da: /(?:ning|else|ere)$/,
  no: /(?:ing|else|ere)$/,
  fi: /(?:minen|inen|aa|ta)$/,
};
const shortestAction = 5;

/** The same as whole words: what English tells somebody to do, and nouns of work that end like any other. */
const plainActions: { [language: string]: RegExp | undefined } = {
  en: /^(?:maintain|repair|replace|test|inspect|witness|lead|close|report|keep|write|service|check|respond|support|install|fit|carry|perform|run|log|escort|isolate|switch|monitor|operate|plan|prepare|review|track|train|treat|troubleshoot|diagnose|assist|attend|ensure|deliver|liaise|walk|take|read|record|update|own|clean|commission|calibrate|change|swap|adjust|design|draft|drive|follow|handle|help|hold|issue|join|manage|order|organi[sz]e|oversee|pull|raise|resolve|restore|set|sign|start|supervise|survey|terminate|trace|verify|visit|work)$/,
  de: /^(?:betrieb|service|pflege|aufbau|umbau|ausbau|austausch|kontrollen?|rundgange|einsatze?|umgang|mitarbeit|stordienst|storungsdienst)$/,
  nl: /^(?:beheer|toezicht|controles?|service|reparaties?|inspecties?|inspectierondes|rondes|bediening|vervanging|aanleg|storingsdienst)$/,
  fr: /^(?:suivi|controles?|rondes|essais|pose|conduite|surveillance|gestion|mise|releves|astreinte|remise|verifications?)$/,
  es: /^(?:rondas|ajustes?|limpieza|control|revision|revisiones|pruebas|ensayos|supervision|gestion|averias|lecturas|guardias|puesta)$/,
  it: /^(?:ronde|controll[oi]|verific[ah]e?|gestione|prove|supporto|pulizia|letture|messa|ricerca|reperibilita)$/,
  pl: /^(?:serwis|przeglad\w?|obsluga|wymiana|napraw[ay]|kontrola|pomiary|obchody|montaz|odczyty|proby|dyzury|konserwacja)$/,
  cs: /^(?:udrzba|servis|kontrola|kontroly|opravy|obchuzky|revize|montaz|vymena|vymeny|obsluha|zkousky|odecty)$/,
  sv: /^(?:skota|testa|byta|underhalla|service|drift|tillsyn|ronder|ronda|provkora|laga|reparera|lasa|underhall)$/,
  da: /^(?:drift|service|pasning|rundering|teste|passe|skifte|vedligehold\w*|reparere|runder|fejlfinde)$/,
  no: /^(?:drift|service|tilsyn|runder|teste|passe|skifte|vedlikehold\w*|reparere|ettersyn)$/,
  fi: /^(?:huolto|huollot|valvonta|kierrokset|yllapito|testaus|korjaus|korjaukset|mittaus|mittaukset|asennus|koekaytot)$/,
  pt: /^(?:rondas|controlo|ensaios|gestao|assistencia|leituras|testes|apoio|supervisao|piquetes)$/,
};

/** Who speaks of itself: "we" and what it does in the first person, where the ending tells. */
const weSpeak =
  /^(?:we|our|ours|us|wir|uns|unser(?:e[mnrs]?)?|nous|notre|nos|wij|ons|onze|nosotros|nuestr[oa]s?|somos|noi|siamo|nostr[aeio]|nasz[aey]?|naszych|naszej|vi|oss|vores|vart|vara|var|jsme|nas|nase|me|olemme|nosso|nossa|nossos|nossas)$|\w{3}(?:iamo|[aei]mos|ujemy|zymy|amy)$/;

/** Whether these words are said by "us" or of what is ours. */
export const isOurs = ({ words }: Words, { from, to }: Range): boolean =>
  words.slice(from, to).some((it) => weSpeak.test(it));

/** Where these stand first, what follows is told of somebody, and is no work. */
const tellers =
  /^(?:the|der|die|das|de|het|le|la|les|el|los|las|il|lo|gli|det|den|it|es|er|sie|they|ils|elle|si)$/;

/** What a sentence does: it tells what to do, tells of the company, or neither. */
export type Kind = "work" | "told" | "other";

/** How far behind the first word a sentence may name its action: "Planned and reactive maintenance of". */
const reached = [0, 1, 2, 3];
/** How far behind the first word a plain noun of work may stand: "Test and service". */
const openings = [0, 2];

export function kindsOf(
  words: Words,
  { sentences, verbs, language }: Actions & { sentences: Range[] },
): Kind[] {
  const begun = new Set(verbs.map(({ from }) => from));
  return sentences.map((it) => kindOf(words, it, { begun, language }));
}

/** Where actions begin, the language of the text, and whether the ending of a word alone names none. */
type Judged = { begun: ReadonlySet<number>; language: string | null; isNamed?: boolean };

/** What one sentence does. */
export function kindOf(words: Words, { from, to }: Range, judged: Judged): Kind {
  const { begun, language } = judged;
  const [endings, plain] = [actionEndings[language ?? ""], plainActions[language ?? ""]];
  let first = from;
  while (first < to && isMark(words.words[first])) first += 1;
  const said = words.words.slice(first, to);
  const word = said[0] ?? "";
  const start = words.starts[first] ?? 0;
  if (addressesAt(words.text, start) || placesAt(words.text, start)) return "work";
  if (tellers.test(word)) return "told";
  const isAction =
    reached.some((ahead) => begun.has(first + ahead)) ||
    openings.some((ahead) => plain?.test(said[ahead] ?? "")) ||
    (language === "fi" && plain?.test(said.findLast((it) => !isMark(it)) ?? "")) ||
    (!judged.isNamed && word.length >= shortestAction && endings?.test(word));
  if (isAction && !weSpeak.test(word)) return "work";
  return said.some((it) => weSpeak.test(it)) ? "told" : "other";
}
