import { join } from "node:path";
import { root } from "./client";

export const binary = join(root, "dist/coldaisle");

/** Programs that the binary starts beside itself, each on a thread of its own. */
const workers = [
  "modules/backups/backup-worker.ts",
  "modules/imports/reader-worker.ts",
  "modules/files/reader-worker.ts",
  "modules/mail/receiving/reader-worker.ts",
  "modules/documents/print-worker.ts",
  "modules/documents/paper-worker.ts",
  "modules/boardpacks/sheets-worker.ts",
  "modules/reanalysis/reader-worker.ts",
  "modules/scraping/reader-worker.ts",
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
