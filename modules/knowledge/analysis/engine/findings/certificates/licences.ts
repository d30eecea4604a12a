import type { Hit } from "../../lexicon/entry";
import type { Words } from "../../text/clean";

/** What stands between a driving licence and the classes it is of, in the languages of the ads. */
const between =
  /^(?:klass(?:e|en|in|er|y)?|class(?:es)?|categor(?:y|ies|ie|ieen|ia|ias|ies)|kategor\p{L}*|luok\p{L}*|kat|cat|kl|sk|skupin\p{L}*|tip[oi]|type|der|die|de|du|des|di|del|av|mindestens|minimaal|minimum|en|of|und|oder|and|or|et|ou|o|y|e|i|lub|oraz|och|eller|og|tai|nebo|a|ja|\+|[(:,-])$/u;
const abbreviations = new Set(["kat", "cat", "kl", "sk", "min", "mind"]);
/** Classes of licences as they are written, in capitals: "C", "CE", "A1", "BE". */
const classes = /^(?:AM|A[12]?|B(?:E|F17|1|96)?|C1?E?|D1?E?|T|L)$/;
const longestClass = 3;
const ofCars = /^B/;
/** So many words are looked at behind a licence. */
const reach = 8;

/** Whether a licence is of lorries, buses or motorcycles alone: "Führerschein Klasse C", "rijbewijs C of CE". */
export function isOtherLicence(words: Words, { from, to }: Pick<Hit, "from" | "to">): boolean {
  const named = [isArticle(words, from - 1) ? null : classAt(words, from - 1)];
  for (let at = from; at < Math.min(to + reach, words.words.length); at += 1) {
    const found = classAt(words, at);
    named.push(found);
    if (at >= to && found === null && !goesOn(words, at)) break;
  }
  const known = named.filter((it) => it !== null);
  return known.length > 0 && !known.some((it) => ofCars.test(it));
}

/** "A driving licence" is any; "Category A", "A-rijbewijs" say which. */
const isArticle = ({ words, joined }: Words, at: number): boolean =>
  words[at] === "a" && joined[at + 1] === 0 && !between.test(words[at - 1] ?? "");

function classAt({ text, starts, ends }: Words, at: number): string | null {
  const [start = 0, end = 0] = [starts[at], ends[at]];
  if (at < 0 || end - start > longestClass) return null;
  const written = text.slice(start, end);
  return classes.test(written) ? written : null;
}

const goesOn = ({ words }: Words, at: number) =>
  words[at] === "." ? abbreviations.has(words[at - 1] ?? "") : between.test(words[at] ?? "");
