import { join } from "node:path";
import { root } from "./client";

export const binary = join(root, "dist/coldaisle");

/** Programs that the binary starts beside itself, each on a thread of its own. */
const workers = [
  "modules/platform/backups/backup-worker.ts",
  "modules/crm/imports/reader-worker.ts",
  "modules/platform/files/reader-worker.ts",
  "modules/platform/mail/receiving/reader-worker.ts",
  "modules/staffing/documents/print-worker.ts",
  "modules/staffing/documents/paper-worker.ts",
  "modules/reporting/board-packs/sheets-worker.ts",
  "modules/market/reanalysis/reader-worker.ts",
  "modules/market/scraping/reader-worker.ts",
  "src/examining-worker.ts",
];

/** Puts the whole product into one file. */
export async function compile(): Promise<void> {
  const entrypoints = ["cli/main.ts", ...workers].map((path) => join(root, path));
  await Bun.build({
    entrypoints,
    compile: { outfile: binary },
    target: "bun",
    minify: true,
    format: "esm",
    // What the product and its workers share is in the binary once.
    splitting: true,
    bytecode: true,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
  });
}
