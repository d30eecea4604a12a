import { type CheerioAPI, load } from "cheerio/slim";
import { guardMarkup } from "@/src/fetch/parse-guard";
import { unreadable } from "./answer";

/** A tree of a cut-out fragment; what could stall the parser is refused before it starts. */
export function treeOf(fragment: string): CheerioAPI {
  const refusal = guardMarkup(fragment);
  if (refusal !== null) throw unreadable(refusal);
  return load(fragment, { xml: { xmlMode: false } });
}

/** The text of the first match, or null. */
export function textIn(tree: CheerioAPI, selector: string): string | null {
  return tree(selector).first().text().replace(/\s+/g, " ").trim() || null;
}

export function attributeIn(tree: CheerioAPI, selector: string, name: string): string | null {
  return tree(selector).first().attr(name)?.trim() || null;
}

/** The markup within the first match, or null. */
export function markupIn(tree: CheerioAPI, selector: string): string | null {
  return tree(selector).first().html()?.trim() || null;
}
