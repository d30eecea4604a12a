import { parseArgs } from "node:util";
import fc from "fast-check";
import { syntaxes } from "@/modules/billing/details/rules";
import { anyContent, spoilt } from "@/modules/billing/invoices/forms/content.testing";
import { electronicOf } from "@/modules/billing/invoices/forms/electronic";
import { paperOf } from "@/modules/billing/invoices/forms/paper";
import { failedIn, rulesOf } from "@/modules/billing/invoices/forms/schematron.testing";
import { formOf } from "@/modules/staffing/documents/printing/forms/form";

// The official rules over random invoices and credit notes in each syntax, and over a spoilt copy of each.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: "2026" },
    syntax: { type: "string" },
  },
});
const brand = { name: "Noord", ink: "#123456", logo: null };
const asked = syntaxes.filter((it) => !values.syntax || it === values.syntax);
let isWell = true;

for (const syntax of asked) {
  const rules = new Map<string, number>();
  let refused = 0;
  const all = fc.sample(anyContent(syntax), {
    numRuns: Number(values.count),
    seed: Number(values.seed),
  });
  for (const content of all) {
    const pdf = syntax === "facturx" ? await formOf(paperOf(content, [], brand)) : new Uint8Array();
    const { xml } = await electronicOf(content, pdf);
    for (const rule of await failedIn(xml, rulesOf[syntax]))
      rules.set(rule, (rules.get(rule) ?? 0) + 1);
    if ((await failedIn(spoilt(xml), rulesOf[syntax])).length > 0) refused += 1;
  }
  const failed = [...rules.values()].reduce((sum, n) => sum + n, 0);
  console.log(
    `${syntax}: ${all.length} documents, ${failed} failed asserts, ${refused} spoilt copies refused`,
  );
  for (const [rule, n] of rules) console.log(`  ${n} × ${rule}`);
  isWell &&= failed === 0 && refused === all.length;
}
if (!isWell) process.exitCode = 1;
