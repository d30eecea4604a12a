import { letters, stopWords, trigrams } from "./language-words";

const languages = Object.keys(stopWords);
/** Who uses a sign, and how much of a vote it is for each of them. */
type Votes<Sign> = ReadonlyMap<Sign, { speakers: readonly number[]; weight: number }>;

/** A sign shared by several languages gives each of them a part of its vote. */
function votesOf<Sign>(
  lists: Record<string, string>,
  weight: number,
  split: (list: string) => Sign[],
): Votes<Sign> {
  const speakers = new Map<Sign, Set<number>>();
  languages.forEach((language, index) => {
    for (const sign of split(lists[language] ?? "")) {
      speakers.set(sign, (speakers.get(sign) ?? new Set()).add(index));
    }
  });
  return new Map(
    [...speakers].map(([sign, who]) => [sign, { speakers: [...who], weight: weight / who.size }]),
  );
}

/** Three letters as one number, which is looked up without making a text of them. */
const tripleAt = (text: string, at: number): number =>
  (text.charCodeAt(at) * bits + text.charCodeAt(at + 1)) * bits + text.charCodeAt(at + 2);
const bits = 2 ** 10;

const byWord = votesOf(stopWords, 1, (list) => list.split(" "));
const byTriple = votesOf(trigrams, 0.25, (list) =>
  list.split(" ").flatMap((each) => (each.length === 3 ? tripleAt(each, 0) : [])),
);
const byLetter = votesOf(letters, 0.6, (list) => [...list].map((letter) => letter.charCodeAt(0)));

/** Enough of any ad to tell; the rest would only cost time. */
export const mostLetters = 1_500;
/** Shorter texts are names and job titles, which are alike in all languages. */
export const leastLetters = 20;
const leastVotes = 1.6;
/** How far the winner must be ahead of the next. */
const leastLead = 1.2;

const lastAscii = 0x7f;
const strangeLetter = /\p{L}/u;
const isLetter = (text: string, at: number): boolean => {
  const code = text.charCodeAt(at);
  return code <= lastAscii
    ? code >= 0x61 && code <= 0x7a
    : code > lastAscii && strangeLetter.test(text.charAt(at));
};

/** ISO 639-1 of the language most of the text is in; null where it cannot be told. */
export function languageOf(text: string): string | null {
  const lower = text.slice(0, mostLetters).toLowerCase();
  const score = new Float64Array(languages.length);
  let seen = 0;
  for (let at = 0, start = 0; at <= lower.length; at += 1) {
    if (isLetter(lower, at)) continue;
    if (at > start) voteByWord(score, lower, start, at);
    seen += at - start;
    start = at + 1;
  }
  return seen < leastLetters ? null : winner(score);
}

function voteByWord(score: Float64Array, text: string, start: number, end: number): void {
  vote(score, byWord, text.slice(start, end));
  for (let at = start; at < end; at += 1) {
    if (at + 3 <= end) vote(score, byTriple, tripleAt(text, at));
    if (text.charCodeAt(at) > lastAscii) vote(score, byLetter, text.charCodeAt(at));
  }
}

function vote<Sign>(score: Float64Array, votes: Votes<Sign>, sign: Sign): void {
  const cast = votes.get(sign);
  if (!cast) return;
  for (const speaker of cast.speakers) score[speaker] = (score[speaker] ?? 0) + cast.weight;
}

function winner(score: Float64Array): string | null {
  let [best, first, second] = [0, 0, 0];
  score.forEach((votes, language) => {
    if (votes > first) [best, second, first] = [language, first, votes];
    else if (votes > second) second = votes;
  });
  return first >= leastVotes && first >= second * leastLead ? (languages[best] ?? null) : null;
}
