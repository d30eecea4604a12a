import type { Found } from "../found";
import { isParticle } from "./particles";

/** The parts of the box of a person's own address, jan.kees@, and of the place it is at; none where there is no address. */
export type Address = { halves: readonly string[]; host: string };

export function addressOf(found: Found | null): Address {
  const [box = "", host = ""] = found?.value.split("@") ?? [];
  return {
    halves: box.split(/[._-]/).map(plainly).filter(Boolean),
    host: plainly(host.split(".")[0] ?? ""),
  };
}

const plainly = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ß", "ss")
    .replaceAll("ı", "i")
    .normalize("NFKD")
    .replaceAll(/[^a-z]/g, "");

const longhand: Readonly<Record<string, string>> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ø: "oe",
  å: "aa",
  æ: "ae",
};

/** How a word may be spelt in an address: mueller and muller. */
export function spellings(word: string): string[] {
  const long = word.toLowerCase().replaceAll(/[äöüøåæ]/g, (it) => longhand[it] ?? it);
  return [...new Set([plainly(word), plainly(long)])];
}

const shortest = 4;

/** Whether an address is of somebody of this name: a word of the name stands in it. */
export function belongsTo(words: readonly string[], { halves, host }: Address): boolean {
  const box = halves.join("");
  const own = words
    .filter((it) => !isParticle(it))
    .flatMap((it) => it.split("-"))
    .flatMap(spellings);
  return own.some(
    (it) =>
      halves.includes(it) || (it.length >= shortest && (box.includes(it) || host.includes(it))),
  );
}
