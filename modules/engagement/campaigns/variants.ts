import type { Locale } from "@/modules/platform/accounts";
import { Failure } from "@/src/errors";
import type { Step, Variant } from "./model";
import { hasOwnWords, writtenIn } from "./rules";

type Reader = { locale: Locale };

/** How many of these people get each letter in which language: their own where it is written, else the next. */
export const variantsOf = (sequence: Step[], readers: Reader[]): Variant[] =>
  sequence.flatMap(({ texts }, step) => {
    const groups = Map.groupBy(readers, ({ locale }) => writtenIn(texts, locale));
    return [...groups]
      .flatMap(([locale, { length: people }]) =>
        locale
          ? [{ step, locale, people, isWordless: !hasOwnWords(texts[locale]?.body ?? "") }]
          : [],
      )
      .toSorted((a, b) => b.people - a.people);
  });

/** A greeting and a farewell alone are no letter: it goes to nobody. */
export function refuseWordless(variants: Variant[]): void {
  const empty = variants.find(({ isWordless }) => isWordless);
  if (empty) throw refusal[empty.locale](empty.step + 1, empty.people);
}

const refusal: Record<Locale, (letter: number, people: number) => Failure> = {
  nl: (letter, people) =>
    new Failure(
      "conflict",
      `Letter ${letter} says nothing of its own in Dutch, and ${people} would get it so. Write it, give them another language, or leave them out.`,
    ),
  en: (letter, people) =>
    new Failure(
      "conflict",
      `Letter ${letter} says nothing of its own in English, and ${people} would get it so. Write it, give them another language, or leave them out.`,
    ),
  de: (letter, people) =>
    new Failure(
      "conflict",
      `Letter ${letter} says nothing of its own in German, and ${people} would get it so. Write it, give them another language, or leave them out.`,
    ),
};
