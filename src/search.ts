/** What a person types, as FTS5 understands it: words are all needed, OR and NOT are theirs, the last may be unfinished. */
export function matchOf(q: string): string {
  const words = q.replaceAll("\0", " ").match(/"[^"]+"|\S+/g) ?? [];
  const terms: string[] = [];
  for (const word of words) {
    const bare = word.replaceAll('"', "").trim();
    if (isOperator(word)) joinBy(word, terms);
    else if (/[\p{L}\p{N}]/u.test(bare)) terms.push(`"${bare}"`);
  }
  if (isOperator(terms.at(-1))) terms.pop();
  if (terms.length === 0) return "";
  return `${terms.join(" ")}${q.endsWith(" ") ? "" : "*"}`;
}

const isOperator = (word: string | undefined) => /^(?:OR|NOT|AND)$/.test(word ?? "");

/** An operator stands between two words; anywhere else it is left out. */
function joinBy(operator: string, terms: string[]) {
  if (terms.length > 0 && !isOperator(terms.at(-1))) terms.push(operator);
}
