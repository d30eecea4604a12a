/** Text that is safe in a page, because everything put into it was escaped. */
export type Markup = { readonly safe: string };
type Part = string | number | Markup | false | null | undefined | readonly Part[];

/** Puts a page together; whatever is not markup already is text, and stays text. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  safe: texts.map((text, n) => text + (n < parts.length ? written(parts[n]) : "")).join(""),
});

function written(part: Part): string {
  if (part === null || part === undefined || part === false) return "";
  if (typeof part === "string" || typeof part === "number") return Bun.escapeHTML(String(part));
  if ("safe" in part) return part.safe;
  return part.map(written).join("");
}

/** What searches read of a page. Inside a script only "<" can end it early; escaped, no words can. */
export const dataOf = (data: object): Markup => ({
  safe: `<script type="application/ld+json">${JSON.stringify(data).replaceAll("<", "\\u003c")}</script>`,
});
