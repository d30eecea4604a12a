import type { Words } from "../text/clean";
import { isMark } from "../text/marks";
import { lexicon } from "../lexicon/lexicon";
import { type Entry, type Hit, hitOf } from "../lexicon/entry";
import { type Accepts, nextNode, root, step, walkFrom } from "../lexicon/trie";

const [hyphen, slash] = [0x2d, 0x2f];
const shortestTail = 4;
/** Words before a shared noun, or after one, that are tried. */
const mostBefore = 3;
const mostSkipped = 2;
/** How far the word may stand that completes a "Kälte-", in words. */
const reach = 7;

/** Skills whose words a text says only once for several: "static and rotary UPS", "koel- en noodstroominstallaties". */
export function coordinatedHits(words: Words, acceptsAny: Accepts, known: Hit[]): Hit[] {
  const accepts: Accepts = (entry, from, to) =>
    entry.layer === "skill" && acceptsAny(entry, from, to);
  const found: Hit[] = [];
  for (let at = 1; at < words.words.length - 1; at += 1) {
    const after = words.text.charCodeAt(words.ends[at - 1] ?? 0);
    if (after === hyphen && isDangling(words, at - 1))
      take(found, completed(words, at - 1, accepts));
    if (words.known[at]?.isConjunction) share(found, words, at, at + 1, accepts);
    else if (after === slash && isSlashed(words, at)) share(found, words, at, at, accepts);
  }
  if (found.length === 0) return nothing;
  return found.filter(
    (hit) => !known.some(({ id, from, to }) => id === hit.id && from < hit.to && to > hit.from),
  );
}

/** "Kälte-", with the rest of the word still to come. */
const isDangling = ({ text, ends }: Words, at: number) =>
  text[ends[at] ?? 0] === "-" && /^[\s,]$/.test(text[(ends[at] ?? 0) + 1] ?? "");

const isSlashed = ({ ends, starts }: Words, at: number) => starts[at] === (ends[at - 1] ?? 0) + 1;

/** Gives "Kälte-" the end of the next whole word: "Klimatechnik" makes it "Kältetechnik". */
function completed(words: Words, at: number, accepts: Accepts): Hit[] {
  const last = wholeWordAfter(words, at);
  const stem = words.words[at] ?? "";
  const whole = words.words[last] ?? "";
  for (let cut = 1; cut <= whole.length - shortestTail; cut += 1) {
    const entries = entriesOf([stem + whole.slice(cut)]) ?? entriesOf([stem, whole.slice(cut)]);
    const hits = hitsOf(entries, at, last + 1, accepts);
    if (hits.length > 0) return hits;
  }
  return [];
}

function wholeWordAfter(words: Words, at: number): number {
  let hasConjunction = false;
  for (let next = at + 1; next < Math.min(words.words.length, at + reach); next += 1) {
    const word = words.words[next] ?? "";
    if (word === "." || word === "\n") return -1;
    if (words.known[next]?.isConjunction) hasConjunction = true;
    else if (hasConjunction && word.length > 1 && !isDangling(words, next)) return next;
  }
  return -1;
}

function entriesOf(path: string[]): Entry[] | undefined {
  const trie = lexicon();
  let node = root;
  for (const word of path) {
    const id = trie.vocabulary.get(word);
    node = id === undefined || node === -1 ? -1 : step(trie, node, id);
  }
  return node === -1 ? undefined : trie.entriesAt(node);
}

const hitsOf = (entries: Entry[] | undefined, from: number, to: number, accepts: Accepts): Hit[] =>
  (entries ?? [])
    .filter((entry) => accepts(entry, from, to))
    .map((entry) => hitOf(entry, from, to));

/** "static and rotary UPS" is "static UPS" too, "mantenimiento preventivo y correctivo" also corrective. */
function share(found: Hit[], words: Words, conjunction: number, second: number, accepts: Accepts) {
  const before = conjunction - 1;
  if (words.known[before]?.id === -1 && words.known[second]?.id === -1) return;
  take(found, continued(words, before, before, second + 1, accepts));
  take(found, continued(words, before, before, second + 2, accepts));
  take(found, resumed(words, conjunction, second, accepts));
}

const nothing: Hit[] = [];
/** Nearly always there is nothing to take. */
const take = (found: Hit[], hits: Hit[]) => {
  for (const hit of hits) found.push(hit);
};

/** Words `from` up to and with `last`, gone on with from `rest`. */
function continued(words: Words, from: number, last: number, rest: number, accepts: Accepts) {
  const trie = lexicon();
  // Most pairs of words go on with nothing; they are left at the first look.
  if (words.known[from]?.id === -1 || (words.known[rest]?.id ?? -1) === -1) return nothing;
  let node = root;
  for (let at = from; at <= last && node !== -1; at += 1) node = nextNode(trie, node, words, at);
  if (node === -1) return nothing;
  const next = nextNode(trie, node, words, rest);
  return next === -1 ? nothing : walkFrom(trie, next, words, from, rest + 1, accepts);
}

/** The noun stands first: its second adjective, or second noun after the same preposition. */
function resumed(words: Words, conjunction: number, second: number, accepts: Accepts): Hit[] {
  for (let skipped = 1; skipped <= mostSkipped; skipped += 1) {
    if (isMark(words.words[conjunction - skipped])) return nothing;
    const last = conjunction - 1 - skipped;
    for (let from = Math.max(0, last - mostBefore + 1); from <= last; from += 1) {
      const isRepeated = words.words[second] === words.words[last];
      const hits = continued(words, from, last, isRepeated ? second + 1 : second, accepts);
      if (hits.length > 0) return hits;
    }
  }
  return nothing;
}
