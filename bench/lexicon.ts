import {
  builtLexicon,
  builtPhrases,
} from "@/modules/knowledge/analysis/engine/lexicon/lexicon-build";
import { pack } from "@/modules/knowledge/analysis/engine/lexicon/packing";

// Packs the names of the taxonomy, so that no start has to fold them anew.
const folder = `${import.meta.dir}/../modules/knowledge/analysis/taxonomy`;
for (const [name, built] of [
  ["lexicon", builtLexicon()],
  ["phrase-lexicon", builtPhrases()],
] as const)
  await Bun.write(`${folder}/${name}.json`, `${JSON.stringify(pack(built))}\n`);
