import { availableParallelism } from "node:os";
import { parseArgs } from "node:util";
import PQueue from "p-queue";
import { type Syntax, syntaxes } from "@/modules/billing/details/rules";
import { hasSchemas } from "@/modules/billing/invoices/forms/schemas.testing";
import { classpath } from "./packages";
import { judgedPdfs } from "./pdfa/judging";
import { both, type Found, none, type Share } from "./judging";

// The official rules over random invoices and credit notes in each syntax, and over a spoilt copy of each.
const { values } = parseArgs({
  options: {
    count: { type: "string", default: "500" },
    seed: { type: "string", default: "2026" },
    syntax: { type: "string" },
    /** Factur-X files that veraPDF judges. */
    pdfs: { type: "string", default: "50" },
    /** Processes at once. */
    jobs: { type: "string", default: String(availableParallelism()) },
  },
});
const began = Date.now();
// Whoever judges finds the schemas where Maven has laid them.
const packages = await classpath();
if (!hasSchemas()) console.warn("SKIPPED: Maven brought no XML schemas, so none judged.");
const secondsSince = () => Math.round((Date.now() - began) / 1000);
const asked = syntaxes.filter((it) => !values.syntax || it === values.syntax);
const of = Number(values.jobs);
const found = new Map<Syntax, Found>(asked.map((syntax) => [syntax, none()]));
const queue = new PQueue({ concurrency: of });

const shares = asked.flatMap((syntax) =>
  Array.from({ length: of }, (_, place) => ({ syntax, place })),
);
await queue.addAll(shares.map((it) => () => judged(it)));

async function judged(which: Pick<Share, "syntax" | "place">): Promise<void> {
  const share: Share = { ...which, of, count: Number(values.count), seed: Number(values.seed) };
  const words = [process.execPath, `${import.meta.dir}/judging.ts`, JSON.stringify(share)];
  const child = Bun.spawn(words, { stdout: "pipe", stderr: "inherit" });
  let rest = "";
  for await (const part of child.stdout.pipeThrough(new TextDecoderStream())) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) heard(share, JSON.parse(line));
  }
  if ((await child.exited) !== 0) throw new Error(`${share.syntax} broke off.`);
}

function heard({ syntax, count }: Share, part: Found): void {
  const sum = both(found.get(syntax) ?? none(), part);
  found.set(syntax, sum);
  console.error(`${secondsSince()} s: ${syntax} ${sum.documents} of ${count}`);
}

let isWell = true;
for (const [syntax, { documents, failed, refused, invalid, misplaced }] of found) {
  const asserts = `${failed.length} failed asserts, ${refused} spoilt copies refused`;
  const schemas = `${invalid.length} invalid by the XML schema, ${misplaced} spoilt copies refused by it`;
  const said = hasSchemas() ? `${asserts}; ${schemas}` : asserts;
  console.log(`${syntax}: ${documents} documents, ${said}`);
  for (const [rule, of] of Map.groupBy([...failed, ...invalid], (it) => it))
    console.log(`  ${of.length} × ${rule}`);
  isWell &&= failed.length === 0 && refused === documents && documents === Number(values.count);
  isWell &&= !hasSchemas() || (invalid.length === 0 && misplaced === documents);
}
if (asked.includes("facturx"))
  isWell =
    (await judgedPdfs(packages, { count: Number(values.pdfs), seed: Number(values.seed) })) &&
    isWell;
console.log(`in ${secondsSince()} s, ${of} processes at once`);
if (!isWell) process.exitCode = 1;
