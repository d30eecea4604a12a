import packedFile from "../../taxonomy/lexicon.json";
import { unpack } from "./packing";
import type { Trie } from "./trie";

let ready: Trie | undefined;

/** The trie over every alias and cue of the taxonomy; folding and growing it anew would hold up every start. */
export const lexicon = (): Trie => (ready ??= unpack(packedFile));
