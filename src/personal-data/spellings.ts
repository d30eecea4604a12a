/** Letters that people write out where a keyboard has none, as two. */
const writtenOut: [letter: RegExp, as: string][] = [
  [/[äæ]/g, "ae"],
  [/[öøœ]/g, "oe"],
  [/ü/g, "ue"],
  [/å/g, "aa"],
  [/ß/g, "ss"],
];
/** And back, but for the end of a word that is still typed: to the letter as indexes fold it, and to those they do not fold. */
const alone: [pair: RegExp, as: string][] = [
  [/([aou])e(?=.)/g, "$1"],
  [/aa/g, "a"],
];
const northern: [pair: RegExp, as: string][] = [
  [/ae(?=.)/g, "æ"],
  [/oe(?=.)/g, "ø"],
  [/aa/g, "a"],
];
const sharp: [pair: RegExp, as: string][] = [[/ss/g, "ß"]];

/** In shorter words two vowels are mostly what they are: Noel, Joe. */
const shortest = 5;

const spelt = (text: string, by: [RegExp, string][]) =>
  by.reduce((all, [letters, as]) => all.replaceAll(letters, as), text);

/**
 * How else a word may be written that has umlauts, or their two letters in their place: `mueller` for `müller` and the
 * other way round; empty for most words. An index is asked for each, because it holds what people wrote.
 */
export function spellingsOf(word: string): string[] {
  const small = word.normalize("NFC").toLowerCase();
  const out = spelt(small, writtenOut);
  const back = small.length < shortest ? [] : [spelt(small, alone), spelt(small, northern)];
  const ways = [out, ...back].flatMap((it) => [it, spelt(it, sharp)]);
  return [...new Set(ways)].filter((it) => it !== small);
}
