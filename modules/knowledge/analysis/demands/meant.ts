import { isMark } from "../engine/text/marks";
import type { Reading } from "../engine/reading";
import { type LevelCue, levelsAround } from "./levels";
import { cues, type Place, wordSet } from "./lexicon";
import { hasAny, sentenceAt } from "./sentence";

const lead = wordSet(() => [...cues.lead, "+", "&"]);
const follow = wordSet(() => [...cues.follow, "+", "&"]);
const speaking = wordSet(() => [...cues.speaking, ...cues.working.flatMap((it) => it.split(" "))]);
const knowing = wordSet(() => cues.knowing);
const lessons = wordSet(() => cues.lessons);
const names = wordSet(() =>
  Object.values(cues.language).flatMap((list) => list.flatMap((it) => it.split(" "))),
);

/** "German" may be a law or a company: a language stands free, near words about speaking or a level. */
export function isMeant({ reading, cue }: Place): boolean {
  const sentence = sentenceAt(reading, cue.from);
  if (hasAny(reading, sentence, lessons)) return false;
  if (isCompound(reading.words.words[cue.from]) || isDangling(reading, cue.to)) return true;
  if (isKnown(reading, cue.from)) return true;
  const levels = levelsAround(reading, cue.from);
  if (!standsFree({ reading, cue }, levels)) return false;
  return (
    levels.length > 0 ||
    isOnlyLanguages(reading, sentence) ||
    hasAny(reading, sentence, speaking) ||
    isWanted(reading, sentence)
  );
}

/** "języka angielskiego": the word for a language before its name leaves nothing to doubt. */
const isCompound = (word = "") => /kenntnisse|sprachig|talig|^jezyk|^jazyk/.test(word);

/** "Deutsch- und Englischkenntnisse": the rest of the word is still to come. */
const isDangling = ({ words: { text, ends } }: Reading, to: number) =>
  /^-[\s,]/.test(text.slice(ends[to - 1], (ends[to - 1] ?? 0) + 2));

/** How many small words may stand between: "conocimientos de", "maîtrise de l'". */
const mostBetween = 3;

/** "Nivel de", "maîtrise de l'", "je spreekt": what is known or spoken is named, whatever follows. */
function isKnown({ words: { words } }: Reading, from: number): boolean {
  for (let at = from - 1; at >= from - 1 - mostBetween; at -= 1) {
    const word = words[at] ?? "";
    if (knowing.has(word)) return true;
    if (!lead.has(word) && word !== "'") return false;
  }
  return false;
}

function standsFree({ reading, cue }: Place, levels: LevelCue[]): boolean {
  const { words } = reading.words;
  const isLevel = (at: number) => levels.some(({ from, to }) => from <= at && at < to);
  const allows = (at: number, some: Pick<ReadonlySet<string>, "has">) =>
    isMark(words[at]) || some.has(words[at] ?? "") || isLevel(at);
  return allows(cue.from - 1, lead) && allows(cue.to, follow);
}

/** "French + English": a line of nothing else asks for them. */
function isOnlyLanguages(
  { words: { words } }: Reading,
  { from, to }: { from: number; to: number },
) {
  const belongs = (word: string) =>
    isMark(word) || names.has(word) || lead.has(word) || follow.has(word);
  return words.slice(from, to).every(belongs);
}

const isWanted = ({ hits }: Reading, { from, to }: { from: number; to: number }) =>
  hits.of("preference").some((hit) => hit.from >= from && hit.from < to);
