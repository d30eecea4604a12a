import { counter, languages, type Votes } from "./signs";

/** Languages as bits, so that a word's spelling is compared with the text's in one step; the lexicon is packed with them. */
const order = [
  "en",
  "de",
  "nl",
  "fr",
  "es",
  "it",
  "pl",
  "sv",
  "da",
  "no",
  "fi",
  "pt",
  "cs",
  "any",
  "ca",
];
const bits = new Map(order.map((language, index) => [language, 1 << index]));

/** The bit of a language; of one nobody knows the sign, none. */
export const languageBit = (language: string | null): number => bits.get(language ?? "") ?? 0;

/** What is understood everywhere: words of no language, and English. */
export const everywhere = languageBit("any") | languageBit("en");

export { isSmallWord, type Votes, votesOf } from "./signs";
export { fold, foldInPlace } from "./fold";

/** Enough of any ad to tell; the rest would only cost time. */
const mostLetters = 1_500;
/** Shorter texts are names and job titles, which are alike in all languages. */
const leastLetters = 20;
const leastVotes = 1.6;
const leastLikely = 0.7;
/** About the votes of twelve words. */
const mostOfParagraph = 6;
/** A shorter one is no paragraph of a head office. */
const leastOfParagraph = 25;
/** How far the winner must be ahead of the next. */
const leastLead = 1.2;
/** The same of two that share most of their words, and so most of their votes. */
const leastLeadOfNeighbours = 1.06;
const neighbours = ["da", "no"].map((language) => languages.indexOf(language));

const votesAsWritten = counter((text) => text);
/** Most words of an ad were in the one before. */
const met = new Map<string, Votes>();
const mostMet = 20_000;

/** ISO 639-1 of the language most of the text is in; null where it cannot be told. */
export function languageOf(text: string): string | null {
  const score = new Float64Array(languages.length);
  let seen = 0;
  for (const [word] of text
    .slice(0, mostLetters)
    .toLowerCase()
    .matchAll(/\p{L}+/gu)) {
    count(score, metVotes(word));
    seen += word.length;
  }
  return seen < leastLetters ? null : winner(score);
}

function metVotes(word: string): Votes {
  const known = met.get(word);
  if (known) return known;
  if (met.size >= mostMet) met.clear();
  const votes = votesAsWritten(word);
  met.set(word, votes);
  return votes;
}

type Voting = readonly { votes: Votes }[];

/** The same of words whose votes are known. */
export const languageOfWords = (words: Voting): string | null =>
  new Ballot().counted(words, 0, words.length);

/** Counts language votes part by part, and over all parts. Votes are so round that their order does not change the sum. */
export class Ballot {
  readonly #part = new Float64Array(languages.length);
  readonly #whole = new Float64Array(languages.length);
  readonly #longest = new Float64Array(languages.length);
  #words = 0;

  /** The language of the words from one until before another. */
  counted(words: Voting, from: number, to: number): string | null {
    this.#part.fill(0);
    for (let at = from; at < to; at += 1) {
      const votes = words[at]?.votes;
      if (votes) count(this.#part, votes);
    }
    addTo(this.#whole, this.#part);
    return winner(this.#part);
  }

  /** Counts the words from one until before another as a paragraph, which alone says no more than this however long it is. */
  limited(words: Voting, from: number, to: number): void {
    this.#part.fill(0);
    for (let at = from; at < to; at += 1) {
      const votes = words[at]?.votes;
      if (votes) count(this.#part, votes);
    }
    let most = 0;
    for (let at = 0; at < this.#part.length; at += 1) most = Math.max(most, this.#part[at] ?? 0);
    const share = most > mostOfParagraph ? mostOfParagraph / most : 1;
    addTo(this.#whole, this.#part, share);
    if (to - from <= this.#words) return;
    this.#words = to - from;
    this.#longest.fill(0);
    addTo(this.#longest, this.#part, share);
  }

  get winner(): string | null {
    return winner(this.#whole);
  }

  /** The winner without the longest paragraph, where what is left speaks for this other language less than half as much. */
  winnerBeside(other: string): string | null {
    if (this.#words < leastOfParagraph) return null;
    const rest = new Float64Array(this.#whole);
    addTo(rest, this.#longest, -1);
    const found = winner(rest);
    const votesFor = (language: string) => rest[languages.indexOf(language)] ?? 0;
    return found !== null && votesFor(found) >= 2 * votesFor(other) ? found : null;
  }

  /** The same of so few words that nobody could be sure. */
  get likely(): string | null {
    return winner(this.#whole, leastLikely);
  }
}

function count(score: Float64Array, votes: Votes): void {
  for (let at = 0; at < votes.length; at += 2) {
    const speaker = votes[at] ?? 0;
    score[speaker] = (score[speaker] ?? 0) + (votes[at + 1] ?? 0);
  }
}

function addTo(score: Float64Array, more: Float64Array, share = 1): void {
  for (let at = 0; at < score.length; at += 1)
    score[at] = (score[at] ?? 0) + (more[at] ?? 0) * share;
}

function winner(score: Float64Array, least = leastVotes): string | null {
  let [best, next] = [0, 0];
  let [first, second] = [0, 0];
  for (let at = 0; at < score.length; at += 1) {
    const votes = score[at] ?? 0;
    if (votes > first) {
      [second, next] = [first, best];
      [first, best] = [votes, at];
    } else if (votes > second) [second, next] = [votes, at];
  }
  const areNear = neighbours.includes(best) && neighbours.includes(next);
  const lead = areNear ? leastLeadOfNeighbours : leastLead;
  return first >= least && first >= second * lead ? (languages[best] ?? null) : null;
}
