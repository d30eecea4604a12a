import { expect, test } from "bun:test";
import packedFile from "../../taxonomy/lexicon.json";
import packedPhrases from "../../taxonomy/phrase-lexicon.json";
import { builtLexicon, builtPhrases } from "./lexicon-build";
import { pack, unpack } from "./packing";
import { addAlias, emptyNode, type TrieNode } from "./trie-node";
import { root, step } from "./trie";

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
  const words = new Set<string>();

  const different: string[] = [];
  const compare = (of: TrieNode, node: number, alias: string) => {
    if (JSON.stringify(of.entries) !== JSON.stringify(ready.entriesAt(node))) different.push(alias);
    for (const [word, next] of of.steps) {
      words.add(word);
      compare(next, step(ready, node, ready.vocabulary.get(word) ?? -1), `${alias} ${word}`);
    }
  };
  compare(grown, root, "");

  expect(different).toEqual([]);
  expect(new Set(ready.vocabulary.keys())).toEqual(words);
});

test("no word leads anywhere that no name goes", () => {
  const entry = { kind: "skill", layer: "skill", languages: 1, ...unflagged } as const;
  const grown = emptyNode();
  for (const alias of ["chilled water", "water", "water pump", "water meter"])
    addAlias(grown, { ...entry, id: alias, alias });
  const ready = unpack(pack(grown));
  const numberOf = (word: string) => ready.vocabulary.get(word) ?? -1;
  const water = step(ready, root, numberOf("water"));

  expect(step(ready, root, numberOf("pump"))).toBe(-1);
  expect(step(ready, water, numberOf("chilled"))).toBe(-1);
  expect(ready.entriesAt(step(ready, water, numberOf("pump")))[0]?.alias).toBe("water pump");
  expect(ready.entriesAt(step(ready, root, numberOf("chilled")))).toEqual([]);
});

const unflagged = { isUpperCase: false, isGuarded: false, isTitleOnly: false };
