/** Signs that turn the reading direction: with them an address or a name reads as another. */
const misleading = /[\u202a-\u202e\u2066-\u2069\u200e\u200f\ufeff]/g;

/** One line of words: nothing in it ends a line of a letter's head. */
export const oneLine = (text: string | undefined, most: number): string =>
  cut((text ?? "").replaceAll(misleading, "").replaceAll(/[\p{Cc}\u2028\u2029\s]+/gu, " "), most);

/** Many lines of words, without what only misleads the eye. */
export const manyLines = (text: string, most: number): string =>
  cut(
    text
      .slice(0, most * 4)
      .replaceAll(/\r\n?|[\f\v\u2028\u2029]/g, "\n")
      .replaceAll(misleading, "")
      .replaceAll(/[\p{Cc}\p{Co}]/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : ""))
      .replaceAll(/[^\S\n]+\n/g, "\n")
      .replaceAll(/\n{4,}/g, "\n\n\n"),
    most,
  );

/** Never in the middle of a sign that takes two places. */
const cut = (text: string, most: number): string => text.trim().slice(0, most).toWellFormed();
