import { isParticle } from "./particles";
import type { Cv } from "../found";
import { part, type Parts, wordsOf } from "./parts";

/** Hungarian names and some forms say the last name first. */
const saysLastFirst =
  /^[^\p{L}]*(?:név|cognome(?: e|\s*\/)? nome|(?:surname|last name|family name)(?:\(s\))?\s*\/\s*(?:first|given) names?(?:\(s\))?|nachname\s*\/\s*vorname|nom\s*\/\s*prénom|apellidos?\s*\/\s*nombres?|nazwisko\s*\/\s*imię|nume\s*\/\s*prenume|prezime i ime|nazwisko i imi[ęo]|příjmení a jméno|priezvisko a meno|apellidos y nombre|nachname,? (?:und )?vorname|nume și prenume)\s*[:|–-]/iu;

/** What stands before the comma of a name is the last one, whatever its label says. */
export function lastFirst(given: string, line: string): Parts | null {
  const pieces = given.trim().split(/\s*,\s*/);
  const isParted =
    pieces.length === 2 && pieces.every((it) => part.test(it.split(" ").at(-1) ?? ""));
  if (!isParted && !saysLastFirst.test(line)) return null;
  const [last = "", ...names] = isParted ? pieces : given.trim().split(/\s+/);
  const first = names.join(" ");
  // "Nume / Prenume: Popescu Ion Marin" has its border behind the first word, unless that is a particle.
  const isPlain = isParted || !isParticle(last);
  return first && wordsOf(`${first} ${last}`) ? { first, last, isCertain: isPlain } : null;
}

const hungarianWords =
  /(?<!\p{L})(?:lakcím|önéletrajz|született|tanulmányok|végzettség|nyelvtudás|nyelvismeret|szakmai|munkahely|munkakör|anyanyelv|tapasztalat|elérhetőség|jelenleg|képesítés\p{L}*)(?!\p{L})/giu;
const enough = 3;

/** Hungarians say their last name first; capitals that tell it as well are read as everywhere. */
export function hungarian(given: string, { text }: Pick<Cv, "text">): Parts | null {
  const said = new Set(text.match(hungarianWords)?.map((it) => it.toLowerCase()));
  const words = said.size < enough ? null : wordsOf(given);
  const isLoud = words?.some((it) => it.length > 1 && it === it.toUpperCase());
  if (!words || words.length > 3 || isLoud) return null;
  const [last = "", ...first] = words;
  return { first: first.join(" "), last, isCertain: true };
}
