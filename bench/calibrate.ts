import { parseArgs } from "node:util";
import { analyse } from "@/modules/knowledge/analysis";
import { calibrationVersion, identity } from "@/modules/knowledge/analysis/calibration/calibrated";
import {
  crossValidate,
  isWorthIt,
} from "@/modules/knowledge/analysis/calibration/cross-validation";
import { samplesIn } from "@/modules/knowledge/analysis/evaluation/samples";

const tablePath = `${import.meta.dir}/../modules/knowledge/analysis/calibration/table.json`;
const { values } = parseArgs({
  options: { jobs: { type: "string" }, folds: { type: "string" }, write: { type: "boolean" } },
});
if (!values.jobs) throw new Error("Say which labelled ads to fit on: --jobs jobs.jsonl");

// Fits the two thresholds of the target classes, and says whether unseen ads are sorted better by them.
const samples = await samplesIn(values.jobs, analyse);
const validation = crossValidate(samples, Number(values.folds ?? 5));
const { onAll, byHand, fitted } = validation;
console.table({ "by hand": byHand, "fitted, unseen folds": fitted });
console.log(`thresholds fold by fold: ${JSON.stringify(validation.thresholds)}`);
console.log(`on all ${samples.length} ads: ${JSON.stringify(onAll)}`);

const isBetter = isWorthIt(validation);
console.log(
  isBetter ? "Fitting helps." : "Fitting does not help: the thresholds stay as set by hand.",
);
if (values.write) {
  const table = {
    version: String(Number(calibrationVersion) + 1),
    fitted: isBetter ? "platt" : "identity",
    ads: samples.length,
    ...(isBetter ? onAll : identity),
  };
  await Bun.write(tablePath, `${JSON.stringify(table, null, 2)}\n`);
}
