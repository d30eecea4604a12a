import type { Salary } from "../model";
import type { Offer } from "./pay-range";
import { grossCue, netCue, payCue, periodIn, periodPhrase, rejectCue } from "./pay-words";

type Period = Salary["period"];

/** What the words around an offer say about it. */
export type Context = {
  isPay: boolean;
  isRejected: boolean;
  period: Period | null;
  isGross: boolean | null;
};

const before = 110;
const after = 60;
const sentenceEnd =
  /(?<=[a-z0-9)%]{2})[.!?]\s+(?=\p{Lu})|(?<=\p{Ll}{4})(?<!approx)\.\s+(?=[\d€£])|\n|[•;|]/gu;
/** Beyond these an amount's own description has ended. */
const aside =
  /[+,;(]|(?<![a-z])(?:plus|and|und|en|et|y|och|og|depending|dependent|je nach)(?![a-z])/;
const gap = String.raw`^[\s/|)(*]*(?:eur|euro)?\s*`;
const rightAfter = new RegExp(`${gap}(?:[a-z]+\\.?[\\s/]+){0,2}?${periodPhrase}`);

/** `text` and `folded` have the same length; sentences are seen in the one, words in the other. */
export function contextOf(text: string, folded: string, offer: Offer, from: number): Context {
  const start = Math.max(from, offer.start - before, lastEnd(text, offer.start));
  const head = folded.slice(start, offer.start);
  const rest = folded.slice(offer.end, offer.end + after);
  const tail = rest.slice(0, firstEnd(text.slice(offer.end, offer.end + after)));
  const near = tail.slice(0, endOf(aside.exec(tail), tail.length));
  const pay = Math.max(lastHit(payCue, head));
  const reject = lastHit(rejectCue, head);
  const payAfter = firstHit(payCue, near);
  const rejectAfter = firstHit(rejectCue, near);
  const isRejected = pay > reject ? false : reject >= 0 || rejectAfter < payAfter;
  return {
    isPay: !isRejected && (pay >= 0 || payAfter < Number.POSITIVE_INFINITY || grossCue.test(near)),
    isRejected,
    period: periodAround(head, offer.between, tail),
    isGross: grossness(head, offer.between, tail),
  };
}

function periodAround(head: string, between: string, tail: string): Period | null {
  const adjacent = rightAfter.exec(tail);
  return (
    (adjacent && periodIn(adjacent[0], "last")) ??
    periodIn(between, "first") ??
    periodIn(head, "last") ??
    periodIn(tail, "first")
  );
}

/** Gross wins: a sentence that has both explains the gross figure. */
function grossness(head: string, between: string, tail: string): boolean | null {
  const around = `${head.slice(-60)} ${between} ${tail.slice(0, 40)}`;
  if (grossCue.test(around)) return true;
  return netCue.test(around) ? false : null;
}

function lastEnd(text: string, position: number): number {
  const start = Math.max(0, position - before);
  const last = [...text.slice(start, position + 1).matchAll(sentenceEnd)].at(-1);
  return last ? start + last.index + last[0].length : start;
}

function firstEnd(text: string): number {
  const [first] = text.matchAll(sentenceEnd);
  return first ? first.index : text.length;
}

const endOf = (match: RegExpExecArray | null, otherwise: number) => match?.index ?? otherwise;
const lastHit = (cue: RegExp, text: string) => [...text.matchAll(cue)].at(-1)?.index ?? -1;
const firstHit = (cue: RegExp, text: string) =>
  [...text.matchAll(cue)][0]?.index ?? Number.POSITIVE_INFINITY;
