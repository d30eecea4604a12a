import type { Words } from "../text/clean";
import { isMark } from "../text/marks";
import { lexicon } from "../lexicon/lexicon";
import { type Entry, type Hit, hitOf } from "../lexicon/entry";
import { type Accepts, nextNode, root, step, takeLongest, type Walk } from "../lexicon/trie";

const [hyphen, slash] = [0x2d, 0x2f];
const shortestTail = 4;
/** Words before a shared noun, or after one, that are tried. */
const mostBefore = 3;
const mostSkipped = 2;
/** How far the word may stand that completes a "Kälte-", in words. */
const reach = 7;

/** A walk through words that are looked at beside their numbers. */
type TextWalk = Walk & { readonly words: Words };

/** Skills whose words a text says only once for several: "static and rotary UPS", "koel- en noodstroominstallaties". */
export function coordinatedHits(words: Words, acceptsAny: Accepts, skills: readonly Hit[]): Hit[] {
  const accepts: Accepts = (entry, from, to) =>
    entry.layer === "skill" && acceptsAny(entry, from, to);
  const found: Hit[] = [];
  const walk: TextWalk = { trie: lexicon(), words, accepts, hits: nothing, from: 0, begun: 0 };
  for (let at = 1; at < words.words.length - 1; at += 1) {
    const after = words.text.charCodeAt(words.ends[at - 1] ?? 0);
    if (after === hyphen && isDangling(words, at - 1)) take(found, completed(walk, at - 1));
    if (words.known[at]?.isConjunction) take(found, shared(walk, at, at + 1));
    else if (after === slash && isSlashed(words, at)) take(found, shared(walk, at, at));
  }
  if (found.length === 0) return nothing;
  return found.filter(
    (hit) => !skills.some(({ id, from, to }) => id === hit.id && from < hit.to && to > hit.from),
  );
}

/** "Kälte-", with the rest of the word still to come. */
const isDangling = ({ text, ends }: Words, at: number) =>
  text[ends[at] ?? 0] === "-" && /^[\s,]$/.test(text[(ends[at] ?? 0) + 1] ?? "");

const isSlashed = ({ ends, starts }: Words, at: number) => starts[at] === (ends[at - 1] ?? 0) + 1;

/** Gives "Kälte-" the end of the next whole word: "Klimatechnik" makes it "Kältetechnik". */
function completed({ words, accepts }: TextWalk, at: number): Hit[] {
  const last = wholeWordAfter(words, at);
  const stem = words.words[at] ?? "";
  const whole = words.words[last] ?? "";
  for (let cut = 1; cut <= whole.length - shortestTail; cut += 1) {
    const entries = entriesOf([stem + whole.slice(cut)]) ?? entriesOf([stem, whole.slice(cut)]);
    const hits = (entries ?? [])
      .filter((entry) => accepts(entry, at, last + 1))
      .map((entry) => hitOf(entry, at, last + 1));
    if (hits.length > 0) return hits;
  }
  return nothing;
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

const none: Entry[] = [];

function entriesOf(path: string[]): Entry[] | undefined {
  const trie = lexicon();
  let node = root;
  for (const word of path) {
    const id = trie.vocabulary.get(word);
    node = id === undefined || node === -1 ? -1 : step(trie, node, id);
  }
  const entries = node === -1 ? none : trie.entriesAt(node);
  return entries.length > 0 ? entries : undefined;
}

/** "static and rotary UPS" is "static UPS" too, "mantenimiento preventivo y correctivo" also corrective. */
function shared(walk: TextWalk, conjunction: number, second: number): Hit[] {
  const before = conjunction - 1;
  const { known } = walk.words;
  if (known[before]?.id === -1 && known[second]?.id === -1) return nothing;
  walk.from = before;
  const next = continued(walk, before, second + 1);
  const overNext = continued(walk, before, second + 2);
  const noun = resumed(walk, conjunction, second);
  const isNone = next.length + overNext.length + noun.length === 0;
  return isNone ? nothing : [...next, ...overNext, ...noun];
}

const nothing: Hit[] = [];
/** Nearly always there is nothing to take. */
const take = (found: Hit[], hits: Hit[]) => {
  for (const hit of hits) found.push(hit);
};

/** The words from where the walk begins up to and with `last`, gone on with from `rest`. */
function continued(walk: TextWalk, last: number, rest: number): Hit[] {
  const { words, from } = walk;
  // Most pairs of words go on with nothing; they are left at the first look.
  if (words.known[from]?.id === -1 || (words.known[rest]?.id ?? -1) === -1) return nothing;
  let node = root;
  for (let at = from; at <= last && node !== -1; at += 1) node = nextNode(walk, node, at);
  if (node === -1) return nothing;
  const next = nextNode(walk, node, rest);
  if (next === -1) return nothing;
  walk.hits = [];
  takeLongest(walk, next, rest + 1);
  return walk.hits;
}

/** The noun stands first: its second adjective, or second noun after the same preposition. */
function resumed(walk: TextWalk, conjunction: number, second: number): Hit[] {
  const { words } = walk.words;
  for (let skipped = 1; skipped <= mostSkipped; skipped += 1) {
    if (isMark(words[conjunction - skipped])) return nothing;
    const last = conjunction - 1 - skipped;
    for (let from = Math.max(0, last - mostBefore + 1); from <= last; from += 1) {
      const isRepeated = words[second] === words[last];
      walk.from = from;
      const hits = continued(walk, last, isRepeated ? second + 1 : second);
      if (hits.length > 0) return hits;
    }
  }
  return nothing;
}
