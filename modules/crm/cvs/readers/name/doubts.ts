import { ownEmail } from "../contact";
import type { Cv } from "../found";
import { addressOf, spellings } from "./address";
import type { Parts } from "./parts";

/** What CVs in Spanish and Portuguese say, whose writers have two last names. */
const iberian =
  /(?<!\p{L})(?:experi[eê]ncia|formación|formação|estudios|estudos|idiomas|línguas|morada|endereço|dirección|domicilio|telem[oó]vel|celular|móvil|teléfono|telefone)(?!\p{L})/giu;
const enough = 2;

/** The Italian form of the EU asks for "Nome" alone, and people put their last name first as its other fields do. */
const italianForm = /formato europeo|informazioni personali/iu;
const nome = /^[^\p{L}]*nome\s*[|:]/iu;

/** A name as it was parted, without certainty where people of its language part it in another way as often. */
export function withDoubt(parts: Parts, cv: Cv, line: string): Parts {
  const isOpen = isBetweenNames(parts, cv) || isEitherOrder(parts, cv, line);
  return isOpen ? { ...parts, isCertain: false } : parts;
}

/** "Tiago Prova Exemplo": the word in the middle is a first name to some and a last name to others. */
function isBetweenNames({ first, last }: Parts, cv: Cv): boolean {
  const isOne = !last.includes(" ") && /\s\p{L}{2,}/u.test(first);
  return isOne && !isLoud(last, first) && isIberian(cv);
}

/** Whether a CV is in Spanish or Portuguese. */
export function isIberian({ text }: Pick<Cv, "text">): boolean {
  const said = new Set(text.match(iberian)?.map((it) => it.toLowerCase()));
  return said.size >= enough;
}

function isEitherOrder({ first, last }: Parts, cv: Cv, line: string): boolean {
  if (!nome.test(line) || !italianForm.test(cv.text)) return false;
  const { halves } = addressOf(ownEmail(cv));
  const isSaid = (name: string, half = "") =>
    half !== "" && spellings(name.replaceAll(" ", "")).some((it) => it === half);
  const isWhole = isSaid(first + last, halves.join(""));
  const isTold = isWhole || isSaid(first, halves[0]) || isSaid(last, halves.at(-1));
  return !isTold && !isLoud(last, first);
}

/** Whoever writes one part in capitals writes the last name so. */
const isLoud = (last: string, first: string) =>
  last === last.toUpperCase() && first !== first.toUpperCase();
