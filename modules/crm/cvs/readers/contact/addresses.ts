/** An address of a text as it is meant, and where it stands. */
export type Address = { value: string; start: number; end: number; isCertain: boolean };

const domain = "[\\w-]+(?:\\.[\\w-]+)+";
const at = "(?:@|\\s?[([{]at[)\\]}]\\s?)";
const dot = "(?:\\.|\\s\\.\\s|\\s?[([{]dot[)\\]}]\\s?)";

type Way = {
  pattern: RegExp;
  isCertain: (text: string, start: number, end: number) => boolean;
};
const always = () => true;

/**
 * A fragment alone on the next line may be the rest of an address that ends as one could ("@post.ex", "ample"), and one on
 * the line above its beginning ("jan.de", "vries@post.example").
 */
const isWhole = (text: string, start: number, end: number) =>
  !/^\n[a-z]{2,6}(?:\n|$)/.test(text.slice(end)) &&
  !/(?:^|\n)(?!www\.)[a-z]\w*[._-]\w+\n$/.test(text.slice(0, start));

/** The ways an address is written or broken, the surest first; what two of them find counts once. */
const ways: Way[] = [
  // A narrow column breaks before the sign, behind it, or behind a dot; a hyphen may be the column's own.
  { pattern: new RegExp(`[\\w.+-]+\\n@${domain}`, "gu"), isCertain: always },
  { pattern: new RegExp(`[\\w.+-]+@\\n${domain}`, "gu"), isCertain: always },
  {
    pattern: /[\w.+-]+@[\w.-]*[.-]\n[\w-]+(?:\.[\w-]+)*(?=\s|$)/gu,
    isCertain: (text, start, end) => !text.slice(start, end).includes("-\n"),
  },
  { pattern: /[\w.+-]+@[\w-]+\n[\w-]*(?:\.[\w-]+)+(?=\s|$)/gu, isCertain: always },
  {
    pattern: new RegExp(`[a-z][\\w+-]*(?:[._-][\\w+-]+)*[._-]\\n[\\w.+-]+@${domain}`, "gu"),
    isCertain: always,
  },
  { pattern: new RegExp(`[\\w.+-]+@${domain}`, "gu"), isCertain: isWhole },
  {
    pattern: new RegExp(
      `[\\w+-]+(?:(?:\\.|\\s\\.\\s)[\\w+-]+)*\\s?${at}\\s?[\\w-]+(?:${dot}[\\w-]+)+`,
      "giu",
    ),
    isCertain: always,
  },
];

/** Every e-mail address of a text, in its order. */
export function addressesIn(text: string): Address[] {
  const found: Address[] = [];
  for (const { pattern, isCertain } of ways) {
    for (const { 0: said, index: start } of text.matchAll(pattern)) {
      const end = start + said.length;
      if (found.some((it) => start < it.end && it.start < end)) continue;
      found.push({ value: meant(said), start, end, isCertain: isCertain(text, start, end) });
    }
  }
  return found.toSorted((a, b) => a.start - b.start);
}

const meant = (said: string) =>
  said
    .replaceAll(/\s?[([{]at[)\]}]\s?/gi, "@")
    .replaceAll(/\s?[([{]dot[)\]}]\s?/gi, ".")
    .replaceAll(/\s/g, "")
    .toLowerCase();
