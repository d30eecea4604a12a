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

/** The words about an employment without those that make a sentence of them. */
export function unsaid(said: string): string {
  if (!begun.test(said)) return said;
  return said
    .replace(begun, "$1")
    .replace(next, "")
    .replace(closing, "")
    .replaceAll(fullStop, "")
    .trim();
}

/** A sentence ends as one, and most of its words are written small: "… och dokumentation av DUC:ar och PLC." */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).filter((it) => /\p{L}/u.test(it));
  const small = words.filter((it) => /^[^\p{L}]*\p{Ll}/u.test(it));
  return /[.!?]$/.test(text.trim()) && words.length > 4 && small.length * 2 >= words.length;
}
