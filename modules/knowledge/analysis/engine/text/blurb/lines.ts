import { isMark } from "../marks";
import type { Words } from "../clean";

/** A line of a text: whether an empty line stands above it, whether it is one of a list, and whether it ends with a colon. */
export type Line = {
  from: number;
  to: number;
  isSpaced: boolean;
  isListed: boolean;
  isLeading: boolean;
};

const bullet = /^[-–—•*·▪●○◦‣>✓✔➢►]/;

/** The lines of a run of words, as they stand in the text. */
export function linesOf({ text, words, starts, ends }: Words, begin: number, end: number): Line[] {
  const lines: Line[] = [];
  let from = begin;
  for (let at = begin; at <= end; at += 1) {
    if (at < end && words[at] !== "\n") continue;
    const first = isMark(words[from]) ? from + 1 : from;
    if (at > first) {
      const between = from === begin ? "" : text.slice(ends[lastWord(words, first)], starts[first]);
      const opening = between.slice(between.lastIndexOf("\n") + 1).trim();
      lines.push({
        from: first,
        to: at,
        isSpaced: /\n[^\S\n]*\r?\n/.test(between),
        isListed: bullet.test(opening),
        isLeading: words[at - 1] === ":",
      });
    }
    from = at + 1;
  }
  return lines;
}

/** Whether a word opens a line behind the mark of a list. */
export function isListed({ text, starts }: Words, word: number): boolean {
  const start = starts[word] ?? 0;
  return bullet.test(text.slice(text.lastIndexOf("\n", start - 1) + 1, start + 1).trim());
}

/** The last word or mark before this one that is no end of a line. */
function lastWord(words: string[], before: number): number {
  let at = before - 1;
  while (at > 0 && (words[at] === "\n" || words[at] === "-")) at -= 1;
  return Math.max(at, 0);
}

/** The lines from one empty line to the next, a list with what leads to it; where there are none, each line by itself. */
export function paragraphsOf(lines: Line[]): Line[][] {
  const isLoose = lines.some(({ isSpaced }, at) => isSpaced && at > 0);
  const paragraphs: Line[][] = [];
  for (const line of lines) {
    const last = paragraphs.at(-1);
    if (last && isLoose && (!line.isSpaced || goesOn(last.at(-1), line))) last.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** Boards put empty lines between the lines of a list. */
const goesOn = (before: Line | undefined, { isListed }: Line): boolean =>
  isListed && before !== undefined && (before.isListed || before.isLeading);
