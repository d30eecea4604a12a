import { isPlainUtf8, textOf } from "@/src/fetch/reading/charset";
import type { Markup, Page } from "../model";

export const markupOf = (page: Page): Markup => page.markup ?? page.body;

export type Content = Omit<Page, "body" | "markup"> & { content: Uint8Array };

/** A page whose bytes become text only where, and only when, somebody reads them. */
export function pageFrom({ content, ...answer }: Content): Page {
  const contentType = answer.headers["content-type"] ?? "";
  let body: string | undefined;
  return {
    ...answer,
    ...(isPlainUtf8(content, contentType) && { markup: markupIn(content) }),
    get body() {
      return (body ??= textOf(content, contentType));
    },
  };
}

/** Positions count bytes; a letter that is cut in two becomes a sign of its own. */
export function markupIn(content: Uint8Array): Markup {
  const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
  return {
    length: bytes.length,
    indexOf: (mark, from) => bytes.indexOf(mark, from),
    slice: (from, to) => bytes.subarray(from, to).toString("utf8"),
    part: (from, to) => markupIn(bytes.subarray(from, to)),
  };
}

/** Both ends of a page, this long each; the page itself where they meet. */
export function endsOf(markup: Markup, length: number): Markup[] {
  if (markup.length <= 2 * length) return [markup];
  const part = (from: number, to?: number) => markup.part?.(from, to) ?? markup.slice(from, to);
  return [part(0, length), part(-length)];
}
