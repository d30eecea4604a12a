import type { Words } from "../clean";
import type { Line } from "../blurb/lines";
import { isMark } from "../marks";

/** How the languages of the ads end the names of people at technical work, folded. */
const people = new RegExp(
  "^(?:" +
    "\\w*(?:engineer|technician|manager|operator|supervisor|specialist|electrician|mechanic|fitter|installer|welder|planner|inspector|architect|designer|administrator|coordinator|apprentice|plumber)" +
    "|\\w*(?:techniker|ingenieur|elektroniker|elektriker|mechatroniker|mechaniker|monteur|meister|leiter|spezialist|planer|installateur|schweisser|schlosser)(?:in|e|s)?|\\w*(?:fachkraft|helfer|leitung)" +
    "|\\w*(?:technicus|beheerder|werkvoorbereider|uitvoerder|voorman|tekenaar|projectleider|lasser|ontwerper)" +
    "|technicien(?:ne)?|electricien(?:ne)?|frigoriste|ingenieure?|responsable|conducteur|conductrice|chefe?|chargee?|monteuse|soudeu(?:r|se)|dessinat(?:eur|rice)" +
    "|tecnic[oa]|ingenier[oa]|electricista|frigorista|encargad[oa]|jef[ea]|operari[oa]|soldador|instalador|delineante|eletricista|engenheir[oa]|encarregad[oa]|serralheiro" +
    "|ingegnere|elettricista|manutentore|responsabile|operaio|saldatore|progettista|capo\\w+|impiantista" +
    "|\\w*(?:technik|inzynier|elektryk|mechanik|monter|serwisant|kierownik|specjalista|projektant|spawacz|brygadzista)" +
    "|\\w*(?:inzenyr|elektrikar|mistr|specialista|montaznik|svarec|vedouci)" +
    "|\\w*(?:tekniker|ingenjor|ingenior|montor|mekaniker|elektriker|\\w+ledare|formand|formann|svetsare|drifttekniker|\\w+leder)" +
    "|\\w*(?:teknikko|insinoori|asentaja|sahkomies|tyonjohtaja|mestari|asiantuntija|paallikko|hitsaaja)" +
    ")$",
);

/** Certificates carry the names of those who hold them. */
const certificateWord = /^(?:certif|zertif|gecertif|zertyf|sertif)/;
const titleUpTo = 9;
const placeUpTo = 5;
/** What parts a title from its place, company and kind. */
const parting = /\s[-–—|·•]\s|[,(|]/;

const textOf = ({ text, starts, ends }: Words, { from, to }: Line): string =>
  text.slice(starts[from], ends[to - 1]);

/**
 * Whether a line is the title of a vacancy and nothing else: short, no sentence, and the person at work is its first,
 * second or last word in front of the place. Who supports such a person begins by a verb.
 */
export function isTitle(words: Words, line: Line, begun: ReadonlySet<number>): boolean {
  const { from, to, isLeading } = line;
  if (to - from > titleUpTo || isLeading || words.words[to - 1] === "." || begun.has(from))
    return false;
  const [head = ""] = textOf(words, line).split(parting, 1);
  const end = (words.starts[from] ?? 0) + head.trimEnd().length;
  let last = from;
  while (last + 1 < to && (words.starts[last + 1] ?? end) < end) last += 1;
  if (words.words.slice(from, to).some((it) => certificateWord.test(it))) return false;
  return [from, from + 1, last].some((at) => at <= last && people.test(words.words[at] ?? ""));
}

/** A place, a company, a day or a salary below a title. */
export const isBelowTitle = ({ words }: Words, { from, to, isLeading }: Line): boolean =>
  to - from <= placeUpTo && !isLeading && words[to - 1] !== "." && !isMark(words[from]);
