import { ownEmail } from "../contact";
import type { Cv, Found } from "../found";
import { anyOf, valueAfterLabel } from "../found";
import words from "../words.json";
import { type Address, addressOf, spellings } from "./address";
import { toldBorder } from "./borders";
import { hungarian, lastFirst } from "./last-first";
import { type Parts, partsOf, wordsOf } from "./parts";
import { isParticle } from "./particles";
import { withDoubt } from "./doubts";
import { announced, type Written, writtenIn } from "./written";

export { announced };

/** Who the CV is about: where it says so, else what is written as a name. */
export function nameIn(cv: Cv): Found[] {
  const told = lastIn(cv);
  // Beside a last name "Nome" and "Nombre" mean the first; alone, the whole.
  const first =
    valueAfterLabel(cv, anyOf(words.labels.first)) ?? (told && valueAfterLabel(cv, "nome|nombre"));
  const last = told ?? (first && besideFirst(cv, first.value));
  if (first && last) return [found("firstName", first), found("lastName", last)];
  const address = addressOf(ownEmail(cv));
  const whole = valueAfterLabel(cv, anyOf(words.labels.whole));
  const given =
    whole &&
    (lastFirst(whole.value, whole.line.text) ??
      border(whole.value, cv) ??
      parted(whole.value, address));
  if (whole && given) return placed(withDoubt(given, cv, whole.line.text), cv.text, whole.start);
  const written = writtenIn(cv, address);
  const parts =
    written &&
    (byLines(written, address) ??
      hungarian(written.given, cv) ??
      border(written.given, cv) ??
      parted(written.given, address));
  if (!written || !parts) return [];
  return placed(
    withDoubt({ ...parts, isCertain: parts.isCertain && written.isCertain }, cv, ""),
    cv.text,
    written.start,
  );
}

/** "Name: Muster" beside "Vorname: Eva" is the last one. */
function besideFirst(cv: Cv, first: string) {
  const name = valueAfterLabel(cv, anyOf(words.labels.whole));
  const isLast = name && !name.value.includes(first) && /^[\p{L}'’ -]+$/u.test(name.value);
  return isLast ? name : null;
}

/** Where a line ends the first name does, or the last one where the address ends with it. */
function byLines({ given, first, isCertain }: Written, { halves }: Address): Parts | null {
  if (!first) return null;
  const last = given.slice(first.length).trim();
  const isTurned = halves.length > 1 && spellings(first).includes(halves.at(-1) ?? "");
  return isTurned ? { first: last, last: first, isCertain } : { first, last, isCertain };
}

const border = (given: string, cv: Cv) => toldBorder(given.trim().replace(announced, ""), cv);

function parted(given: string, address: Address): Parts | null {
  const written = wordsOf(given.trim().replace(announced, ""));
  return written && partsOf(written, address);
}

/** A Dutch form asks for the particle of a last name by itself. */
function lastIn(cv: Cv) {
  const last = valueAfterLabel(cv, anyOf([...words.labels.last, "nom"]));
  const particle = valueAfterLabel(cv, "tussenvoegsels?");
  if (!last || !particle?.value.split(/\s+/).every(isParticle)) return last;
  return { ...last, ...particle, value: `${particle.value} ${last.value}` };
}

const found = (
  field: Found["field"],
  { value, start }: { value: string; start: number },
): Found => ({
  field,
  value: asName(value),
  start,
  end: start + value.length,
});

function placed({ first, last, isCertain }: Parts, text: string, start: number): Found[] {
  const unsure = isCertain ? {} : { isCertain };
  const at = (field: Found["field"], name: string): Found => {
    const from = Math.max(start, text.indexOf(name.split(" ")[0] ?? "", start));
    return { field, value: asName(name), start: from, end: from + name.length, ...unsure };
  };
  return [at("firstName", first), at("lastName", last)];
}

/** What an Italian or Irish last name begins with is written large. */
const italian = /^(?:lo|li|di|della|dello|degli|dei|ní|nic|uí|ó)$/;

/** A name in capitals alone is written as names are. */
function asName(name: string): string {
  const own = name.split(" ").filter((word) => !isParticle(word) || word !== word.toLowerCase());
  const loud = own.join(" ");
  if (loud.replaceAll("ß", "SS") !== loud.toUpperCase() || loud.length < 3) return name;
  return name
    .toLowerCase()
    .split(" ")
    .map((word) =>
      isParticle(word) && !italian.test(word)
        ? word
        : word.replaceAll(/(?:^|[-'’])\p{L}/gu, (it) => it.toUpperCase()),
    )
    .join(" ");
}
