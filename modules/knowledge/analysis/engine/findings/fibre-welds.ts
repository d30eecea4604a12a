import type { Hit } from "../lexicon/entry";
import type { Words } from "../text/clean";
import { isMark } from "../text/marks";

/** Fibres that carry light, folded; those of carbon and of lasers are none. */
const fibre =
  /^(?:fib(?:er|re|ra|re|res|ers|ras|ern|erna|rene|ret|eren|eroptik\w*|eroptisk\w*|erkabl\w*)|lwl|glasfaser\w*|lichtwellenleiter\w*|glasvezel\w*|swiatlow\w*|valokuitu\w*|kuitu(?:jen|kaapel\w*)|optickych|optickeho|ottic\w+)$/;
const otherFibre =
  /^(?:carbon\w*|carbone|carbono|carbonio|kohle\w*|laser\w*|verre|vidrio|vetro|glas)$/;
/** Names that say what is welded, or by which process of metal. */
const ofMetal =
  /pipe|rohr|r(?:o|oe)r(?!e)|tub|rur|potrub|putk|leiding|orbit|inox|(?:^| )(?:tig|mig|mag|wig|co2)/;
/** How far the fibre may stand from the word of welding. */
const reach = 4;

/** Fibres are spliced, in many languages by the word for welding: "saldatura della fibra" is no pipe. */
export const spliced = (words: Words, hits: readonly Hit[]): Hit[] =>
  hits.map((hit) => {
    if (hit.id !== "pipefitting-welding" || ofMetal.test(hit.alias)) return hit;
    const found = fibreBeside(words, hit);
    if (found === undefined) return hit;
    const [from, to] = [Math.min(hit.from, found), Math.max(hit.to, found + 1)];
    return { ...hit, id: "fibre-splicing", from, to };
  });

function fibreBeside({ words }: Words, { from, to }: Hit): number | undefined {
  for (const [start, step] of [
    [to, 1],
    [from - 1, -1],
  ] as const) {
    for (let at = start, passed = 0; passed < reach; at += step) {
      const word = words[at];
      if (word === undefined || (isMark(word) && word !== "-")) break;
      if (fibre.test(word) && !isOther(words, at)) return at;
      passed += 1;
    }
  }
  return undefined;
}

const isOther = (words: string[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at + 3).some((it) => otherFibre.test(it));
