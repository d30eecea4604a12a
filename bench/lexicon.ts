import { builtLexicon } from "@/modules/knowledge/analysis/engine/lexicon/lexicon-build";
import { pack } from "@/modules/knowledge/analysis/engine/lexicon/packing";

// Packs the names of the taxonomy, so that no start has to fold them anew.
const path = `${import.meta.dir}/../modules/knowledge/analysis/taxonomy/lexicon.json`;
await Bun.write(path, `${JSON.stringify(pack(builtLexicon()))}\n`);
