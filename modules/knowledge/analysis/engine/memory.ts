/** Enough for the words of a long run; a hostile text cannot make it grow for ever. */
const mostRemembered = 20_000;

/** The same answer for the same word, without finding it again. */
export function remembering<Answer>(find: (word: string) => Answer): (word: string) => Answer {
  const answers = new Map<string, Answer>();
  return (word) => {
    const known = answers.get(word);
    if (known !== undefined) return known;
    if (answers.size >= mostRemembered) answers.clear();
    const answer = find(word);
    answers.set(word, answer);
    return answer;
  };
}
