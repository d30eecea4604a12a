import { expect, test } from "bun:test";
import packedFile from "../../taxonomy/lexicon.json";
import packedPhrases from "../../taxonomy/phrase-lexicon.json";
import { builtLexicon, builtPhrases } from "./lexicon-build";
import { pack, unpack } from "./packing";

test("the packed names are those of the taxonomy; after a change: bun run lexicon", () => {
  // Compared as a whole first: a difference of half a megabyte tells nobody anything.
  expect(Bun.hash(JSON.stringify(pack(builtLexicon())))).toBe(Bun.hash(JSON.stringify(packedFile)));
  expect(Bun.hash(JSON.stringify(pack(builtPhrases())))).toBe(
    Bun.hash(JSON.stringify(packedPhrases)),
  );
});

test("unpacking gives every node what was packed there", () => {
  const grown = builtLexicon();
  const ready = unpack(pack(grown));

  expect(ready.vocabulary).toEqual(grown.vocabulary);
  const different = grown.entries.filter(
    (entries, node) => JSON.stringify(entries) !== JSON.stringify(ready.entriesAt(node)),
  );
  expect(different).toEqual([]);
});
