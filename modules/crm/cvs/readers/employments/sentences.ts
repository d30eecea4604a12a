import { isPlace } from "./likeness";

/** What introduces an employment in running text: "was ik", "werkte ik als", "I have worked as a". */
const verbs = [
  // nl
  "(?:was|ben|werkte|werk)\\s+ik(?:\\s+(?:er|daar|werkzaam|actief))?(?:\\s+als)?(?:\\s+een)?",
  "ik\\s+(?:was|ben|werkte?|heb gewerkt)(?:\\s+(?:werkzaam|actief))?(?:\\s+als)?(?:\\s+een)?",
  "heb\\s+ik\\s+(?:gewerkt\\s+)?als",
  // de
  "(?:war|bin|arbeitete|arbeite)\\s+ich(?:\\s+(?:als|tätig als|beschäftigt als))?",
  "ich\\s+(?:war|bin|arbeitete|arbeite)(?:\\s+(?:als|tätig als))?",
  "(?:habe\\s+ich|ich\\s+habe)\\s+als",
  // en
  "I\\s+(?:was|am|have been|worked|work|have worked)(?:\\s+(?:as|employed as))?(?:\\s+(?:an?|the)(?=\\s))?",
  // fr
  "j['’](?:étais|ai été|ai travaillé|ai exercé|occupais le poste)(?:\\s+(?:comme|en tant que|en qualité de|de))?",
  "je\\s+(?:suis|travaille|travaillais)(?:\\s+(?:comme|en tant que))?",
  // es
  "(?:he trabajado|trabajé|trabajo|trabajaba)(?:\\s+(?:como|de))?|(?:he sido|fui)(?=\\s)",
  // it
  "(?:ho lavorato|lavoravo|lavoro)\\s+(?:come|da)|sono stat[oa]",
  // pt
  "(?:trabalhei|trabalho|trabalhava)\\s+como",
  // pl
  "(?:pracował[ae]m|pracuję)(?:\\s+jako)?|(?:byłem|byłam|jestem)(?=\\s)",
  // ro
  "(?:am lucrat|lucrez|lucram)\\s+ca|am fost",
  // sv, da, no
  "(?:arbetade|arbetar|jobbade|jobbar|var|är)\\s+jag(?:\\s+som)?|jag\\s+(?:arbetade|arbetar|jobbade|jobbar|var|är)(?:\\s+som)?",
  "(?:arbejdede|arbejder|arbeidet|arbeider|jobbet|jobber|var|er)\\s+jeg(?:\\s+som)?|jeg\\s+(?:arbejdede|arbejder|arbeidet|arbeider|jobbet|jobber|var|er)(?:\\s+som)?",
].join("|");
const begun = new RegExp(`(^|[|,.]\\s*|^.{0,12}\\s)(?:${verbs})(?!\\p{L})\\s*`, "iu");

/** What stands at the end of such a sentence: the verb of a German one, its full stop, and the next sentence. */
const next = /(?<=\p{Ll}{3})\.\s+\p{Lu}.*$/u;
const closing =
  /\s+(?:gearbeitet|tätig|beschäftigt|angestellt|gewerkt|werkzaam|in dienst)(?=\.?\s*$)/iu;
const fullStop = /(?<=\p{L}{3})\.(?=\s*(?:\||$))/gu;

const as =
  "als|as|comme|en tant qu(?:e\\s|['’])|en qualité d(?:e\\s|['’])|como|come|jako|ca|som|in qualità di";
const at = "bij|voor|bei|für|at|with|for|chez|pour|en|na|no|em|presso|per|w|u|dla|la|på|hos|para";
const article =
  "(?:(?:een|de|het|einer?|einem|dem|der|die|das|an?|the|une?|la|le|el|un|una|il|um|uma|o)\\s+)?";
const titleFirst = new RegExp(
  `^(?:(?:${as})\\s*)?${article}(.+?)\\s+(?:${at})\\s+${article}(?=\\p{Lu})(.+)$`,
  "u",
);
const employerFirst = new RegExp(
  `^(?:${at})\\s+${article}(\\p{Lu}.*?)\\s+(?:${as})\\s*${article}(.+)$`,
  "u",
);

/** The words about an employment; of a sentence its title and its employer, and whether it says them in a way that is known. */
export function unsaid(said: string): { said: string; isOpen: boolean } {
  const found = begun.exec(said);
  if (!found) return { said, isOpen: false };
  const told = said
    .slice(found.index + found[0].length)
    .replace(next, "")
    .replace(closing, "")
    .replaceAll(fullStop, "")
    .replaceAll("|", " ")
    .trim();
  const [, title, employer] = titleFirst.exec(told) ?? [];
  if (title && employer) return { said: `${title} | ${withoutTown(employer)}`, isOpen: false };
  const [, by, trade] = employerFirst.exec(told) ?? [];
  return by && trade
    ? { said: `${trade} | ${withoutTown(by)}`, isOpen: false }
    : { said: told, isOpen: true };
}

/** "Muster Power in Leeds" says where. */
function withoutTown(employer: string): string {
  const [, name, town] =
    /^(.+?),?\s+(?:in|te|à|a|en|em|w|i|din)\s+(\p{Lu}.*)$/u.exec(employer) ?? [];
  return name && town && isPlace(town) ? name : employer;
}

/** A sentence ends as one, and most of its words are written small: "… och dokumentation av DUC:ar och PLC." */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((it) => /\p{L}/u.test(it));
  const small = words.filter((it) => /^[^\p{L}]*\p{Ll}/u.test(it));
  return /[.!?]$/.test(text.trim()) && words.length > 4 && small.length * 2 >= words.length;
}
