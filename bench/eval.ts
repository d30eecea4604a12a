import { parseArgs } from "node:util";
import { builtIn, withModels } from "./eval/analysers";
import { type Analyser, evaluate, type Report } from "./eval/evaluate";
import { filesFrom, labelNames, troubleWith } from "./eval/files";
import { printed } from "./eval/print";
import { protocol } from "./eval/protocol";
import { aliasReport } from "./eval/protocol/aliases";
import { realFaults, realFigures } from "./eval/real";
import { variantFigures } from "./eval/variants";

const paths = Object.fromEntries(labelNames.map((name) => [name, { type: "string" as const }]));
const { values } = parseArgs({
  options: {
    ...paths,
    json: { type: "boolean" },
    models: { type: "boolean" },
    faults: { type: "boolean" },
    aliases: { type: "boolean" },
    unsealed: { type: "boolean" },
    variants: { type: "boolean" },
  },
});
const { json, models, faults, aliases, unsealed, variants, ...named } = values;

if (variants) {
  console.log(variantFigures(faults));
  process.exit(0);
}

const files = filesFrom(named as Parameters<typeof filesFrom>[0]);
const trouble = troubleWith(files);
if (trouble) {
  console.error(trouble);
  process.exit(2);
}

if (faults || aliases) {
  console.log(faults ? realFaults() : aliasReport(files.jobs));
  process.exit(0);
}

const reports: Report[] = [];
async function measure(analysers: Analyser[]): Promise<void> {
  for (const analyser of analysers) {
    const report = await evaluate(files, analyser);
    reports.push(report);
    if (!json) console.log(printed(report));
  }
}

await measure([builtIn]);
if (!json) {
  console.log(protocol(files));
  console.log(realFigures(unsealed ?? false));
}
if (models) await withModels(measure);
if (json) console.log(JSON.stringify(reports, null, 2));
