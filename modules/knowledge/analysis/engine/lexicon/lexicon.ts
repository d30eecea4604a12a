import packedFile from "../../taxonomy/lexicon.json";
import packedPhrases from "../../taxonomy/phrase-lexicon.json";
import { unpack } from "./packing";
import type { Trie } from "./trie";

let ready: Trie | undefined;
let phrasesReady: Trie | undefined;

/** The trie over every alias and cue of the taxonomy; folding and growing it anew would hold up every start. */
export const lexicon = (): Trie => (ready ??= unpack(packedFile));

/** The trie over verbs, their objects and what opens a side remark. */
export const phraseLexicon = (): Trie => (phrasesReady ??= unpack(packedPhrases));
