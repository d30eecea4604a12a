export { recordsAtOnce } from "@/modules/records/core/rules";
import type { RecordKind } from "@/modules/records/core/rules";
import { oneLine } from "@/modules/platform/texts/rules";

/** What may have tags: every record, and the people at clients. */
export type TagKind = RecordKind | "contact";

/** Longer is a note, not a tag. */
export const longestTag = 40;
export const tagsAtOnce = 20;
/** As many colours as `--tag-1` and on in web/tokens.css. */
export const tagColours = 8;

/** VIP, vip and " Vip " are one tag. */
export const normalTag = (text: string): string =>
  oneLine(text).normalize("NFC").trim().replaceAll(/\s+/g, " ").toLowerCase();

/** Which of the colours a tag has: by its word, so that it is the same on every screen, from 1. */
export function colourOf(tag: string): number {
  let sum = 0;
  for (const letter of tag) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return (sum % tagColours) + 1;
}
