import { parseArgs } from "node:util";
import { readJudged } from "./eval/doubt/examples";
import { judgedAds } from "./eval/doubt/judged";
import { fitted } from "./eval/doubt/fitted";
import { report } from "./eval/doubt/report";

// Fits the table by which findings are doubted, from what people said of public ads; `--write` puts it into the product.
const { values } = parseArgs({
  options: { write: { type: "boolean" }, curve: { type: "boolean" } },
});
const { ads, absent } = judgedAds();
if (ads.length === 0) {
  console.error(
    `The texts of ${absent} judged ads are not here: name their folder by COLDAISLE_ADS. Nothing was fitted.`,
  );
  process.exit(2);
}
if (absent > 0)
  console.error(
    `SKIPPED: the texts of ${absent} judged ads are not here, so the table is another one.`,
  );
const read = ads.map(readJudged);
console.log(report(read, values.curve ?? false));
if (values.write) {
  if (absent > 0) {
    console.error("A table is written from all verdicts or not at all.");
    process.exit(2);
  }
  await Bun.write(fitted.path, fitted.table(read));
}
