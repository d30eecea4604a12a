import { letters, stopWords, trigrams } from "./language-words";

const languages = Object.keys(stopWords);
type Votes = ReadonlyMap<string, readonly (readonly [language: number, weight: number])[]>;

/** A word shared by several languages gives each of them a part of its vote. */
function votesOf(lists: Record<string, string>, weight: number, split: (list: string) => string[]) {
  const speakers = new Map<string, Set<number>>();
  languages.forEach((language, index) => {
    for (const sign of split(lists[language] ?? "")) {
      speakers.set(sign, (speakers.get(sign) ?? new Set()).add(index));
    }
  });
  const votes: Votes = new Map(
    [...speakers].map(([sign, who]) => [
      sign,
      [...who].map((index) => [index, weight / who.size] as const),
    ]),
  );
  return votes;
}

const byWord = votesOf(stopWords, 1, (list) => list.split(" "));
const byTrigram = votesOf(trigrams, 0.25, (list) =>
  list.split(" ").filter((each) => each.length === 3),
);
const byLetter = votesOf(letters, 0.6, (list) => [...list]);

/** Enough of any ad to tell; the rest would only cost time. */
export const mostLetters = 1_500;
/** Shorter texts are names and job titles, which are alike in all languages. */
export const leastLetters = 20;
const leastVotes = 1.6;
/** How far the winner must be ahead of the next. */
const leastLead = 1.2;

const anyWord = /\p{L}+/gu;

/** ISO 639-1 of the language most of the text is in; null where it cannot be told. */
export function languageOf(text: string): string | null {
  const score = new Float64Array(languages.length);
  let seen = 0;
  for (const [word] of text.slice(0, mostLetters).toLowerCase().matchAll(anyWord)) {
    seen += word.length;
    vote(score, byWord, word);
    for (let at = 0; at + 3 <= word.length; at += 1) vote(score, byTrigram, word.slice(at, at + 3));
    for (const letter of word) if (letter > "\x7F") vote(score, byLetter, letter);
  }
  return seen < leastLetters ? null : winner(score);
}

function vote(score: Float64Array, votes: Votes, sign: string): void {
  for (const [language, weight] of votes.get(sign) ?? []) {
    score[language] = (score[language] ?? 0) + weight;
  }
}

function winner(score: Float64Array): string | null {
  let [best, first, second] = [0, 0, 0];
  score.forEach((votes, language) => {
    if (votes > first) [best, second, first] = [language, first, votes];
    else if (votes > second) second = votes;
  });
  return first >= leastVotes && first >= second * leastLead ? (languages[best] ?? null) : null;
}
