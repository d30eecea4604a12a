import type { Vocabulary } from "./clean";
import { remembering } from "./memory";

/** Shorter words change their meaning with their ending too often. */
const shortest = 7;
/** Plural and case endings of the languages read, longest first. */
const endings = ["en", "es", "er", "em", "n", "s", "e", "a", "o", "i"];
const replacements = ["", "e", "a", "o", "en", "s"];

const searches = new WeakMap<Vocabulary, (word: string) => number>();

/** Number of the known word of which this is another form, as "Kältemaschinen". */
export function inflectedId(word: string, vocabulary: Vocabulary): number {
  if (word.length < shortest || vocabulary.size === 0) return -1;
  const search = searches.get(vocabulary) ?? remembering((it) => findForm(it, vocabulary));
  searches.set(vocabulary, search);
  return search(word);
}

function findForm(word: string, vocabulary: Vocabulary): number {
  const stems = [word, ...endings.filter((it) => word.endsWith(it)).map((it) => cut(word, it))];
  for (const stem of stems) {
    for (const replacement of replacements) {
      const id = vocabulary.get(stem + replacement);
      if (id !== undefined) return id;
    }
  }
  return -1;
}

const cut = (word: string, ending: string) => word.slice(0, word.length - ending.length);
