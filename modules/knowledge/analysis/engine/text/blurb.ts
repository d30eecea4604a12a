import type { Hit } from "../lexicon/entry";
import { addressesAt } from "./addressed";
import type { Words } from "./clean";
import { isMark } from "./marks";

/** What names an action among the phrases, and the language of the ad. */
export type Actions = { verbs: readonly Hit[]; language: string | null };
type Sentence = { from: number; to: number };
type Read = Actions & { sentences: Sentence[] };

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

/** Where these stand first, what follows is told of somebody, and is no work. */
const tellers =
  /^(?:the|der|die|das|de|het|le|la|les|el|los|las|il|lo|gli|det|den|it|es|er|sie|they|ils|elle|si)$/;

type Line = { from: number; to: number; isSpaced: boolean; isListed: boolean; isLeading: boolean };

const bullet = /^[-–—•*·▪●○◦‣>✓✔➢►]/;

/** The lines of a run of words, as they stand in the text. */
function linesOf({ text, words, starts, ends }: Words, begin: number, end: number): Line[] {
  const lines: Line[] = [];
  let from = begin;
  for (let at = begin; at <= end; at += 1) {
    if (at < end && words[at] !== "\n") continue;
    const first = isMark(words[from]) ? from + 1 : from;
    if (at > first) {
      const between = from === begin ? "" : text.slice(ends[lastWord(words, first)], starts[first]);
      const opening = between.slice(between.lastIndexOf("\n") + 1).trim();
      lines.push({
        from: first,
        to: at,
        isSpaced: /\n[^\S\n]*\r?\n/.test(between),
        isListed: bullet.test(opening),
        isLeading: words[at - 1] === ":",
      });
    }
    from = at + 1;
  }
  return lines;
}

/** The last word or mark before this one that is no end of a line. */
function lastWord(words: string[], before: number): number {
  let at = before - 1;
  while (at > 0 && (words[at] === "\n" || words[at] === "-")) at -= 1;
  return Math.max(at, 0);
}

const looked = 4;
/** How far behind the first word a sentence may name its action: "Planned and reactive maintenance of". */
const reached = [0, 1, 2, 3];
/** How far behind the first word a plain noun of work may stand: "Test and service". */
const openings = [0, 2];
const headingUpTo = 6;

/**
 * A heading rules as far as its kind of text goes. Where an ad has no heading for its tasks, they stand behind what
 * tells of the company or the offer: what follows names actions, in a list or after an empty line, and no longer "we".
 */
export function endBlurb(words: Words, sections: string[], read: Read): void {
  if (!sections.includes("about") && !sections.includes("benefits")) return;
  if (sections.includes("tasks")) return;
  const { sentences } = read;
  const kinds = kindsOf(words, read);
  const isBegun = sentences.some(
    ({ from }, at) => sections[from] === "intro" && kinds[at] === "work",
  );
  if (isBegun) return;
  for (const section of ["about", "benefits"]) {
    const from = sections.indexOf(section);
    if (from === -1) continue;
    let to = from;
    while (sections[to] === section) to += 1;
    const begin = workFrom(linesOf(words, from, to), { section, sentences, kinds });
    if (begin === undefined) continue;
    sections.fill("intro", begin, to);
    return;
  }
}

type Kind = "work" | "told" | "other";
type Told = { section: string; sentences: Sentence[]; kinds: Kind[] };

/** The word with which the first line opens that is of another kind than what stands above. */
function workFrom(lines: Line[], told: Told): number | undefined {
  const first = lines[0] && lines[0].to - lines[0].from > headingUpTo ? 1 : 2;
  for (let at = first; at < lines.length; at += 1) {
    const [line, before] = [lines[at], lines[at - 1]];
    if (!line || !before || before.isLeading) continue;
    const isListBegun = told.section === "about" && line.isListed && !before.isListed;
    const block = { ...line, to: told.section === "about" ? blockEnd(lines, at) : Infinity };
    if ((line.isSpaced || isListBegun) && isWork(block, told)) return line.from;
    if (told.section === "about" && isProse(line, told)) return line.from;
  }
  return undefined;
}

/** Where the next empty line ends what begins at this line. */
const blockEnd = (lines: Line[], at: number): number =>
  lines.slice(at + 1).find(({ isSpaced }) => isSpaced)?.from ?? lines.at(-1)?.to ?? 0;

/** Whether half of the sentences that begin here name an action, of a list one, and none tells of the company. */
function isWork({ from, to, isListed }: Line, { sentences, kinds }: Told): boolean {
  const begin = sentences.findIndex((it) => it.to > from);
  if (begin === -1) return false;
  const own = sentences.slice(begin, begin + looked).filter((it) => it.from < to).length;
  const next = kinds.slice(begin, begin + Math.max(own, 1));
  const works = next.filter((kind) => kind === "work").length;
  return !next.includes("told") && works * (isListed ? looked : 2) >= next.length && works > 0;
}

const enoughOfProse = 2;

/** Whether a line of several sentences names actions, most of them, and none tells of the company. */
function isProse({ from, to }: Line, { sentences, kinds }: Told): boolean {
  const own = kinds.filter((_, at) => {
    const sentence = sentences[at];
    return sentence !== undefined && sentence.from >= from && sentence.to <= to;
  });
  const works = own.filter((kind) => kind === "work").length;
  return !own.includes("told") && works >= enoughOfProse && works * 2 > own.length;
}

function kindsOf(words: Words, { sentences, verbs, language }: Read): Kind[] {
  const begun = new Set(verbs.map(({ from }) => from));
  const [endings, plain] = [actionEndings[language ?? ""], plainActions[language ?? ""]];
  return sentences.map(({ from, to }) => {
    let first = from;
    while (first < to && isMark(words.words[first])) first += 1;
    const said = words.words.slice(first, to);
    const word = said[0] ?? "";
    if (addressesAt(words.text, words.starts[first] ?? 0)) return "work";
    if (tellers.test(word)) return "told";
    const isAction =
      reached.some((ahead) => begun.has(first + ahead)) ||
      openings.some((ahead) => plain?.test(said[ahead] ?? "")) ||
      (language === "fi" && plain?.test(said.findLast((it) => !isMark(it)) ?? "")) ||
      (word.length >= shortestAction && endings?.test(word));
    if (isAction && !weSpeak.test(word)) return "work";
    return said.some((it) => weSpeak.test(it)) ? "told" : "other";
  });
}
