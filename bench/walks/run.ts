import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { placesOfABackup } from "./places";

// How many files, rooms and wings one request enters: the lines that the whole request runs, less those that its set-up
// runs without it. What runs in a worker's thread is not seen; a backup's worker is, because the test waits for it.
const root = join(import.meta.dir, "../..");
const wingsAtMost: Record<string, number> = {
  "a scrape": 3,
  "a filtered list": 3,
  "a card dragged": 3,
  // Every wing that keeps something of a person erases its own.
  "an erasure": 8,
  "a backup": 2,
  "a public form": 6,
};
let isMet = true;
for (const [name, most] of Object.entries(wingsAtMost)) {
  const [whole, without] = [linesOf(name, "whole"), linesOf(name, "without")];
  const files = [...whole].flatMap(([file, lines]) =>
    [...lines].some((line) => !without.get(file)?.has(line)) ? [file] : [],
  );
  const rooms = distinct(files, /^modules\/\w+\/[\w-]+/);
  const wings = distinct(files, /^modules\/(\w+)(?=\/)/, 1);
  isMet &&= wings.length <= most;
  const verdict = wings.length <= most ? "met" : "MISSED";
  console.log(
    `figure: ${name}: ${files.length} files, ${rooms.length} rooms, ${wings.length} wings (${wings.join(", ")}; ≤ ${most} ${verdict})`,
  );
  if (Bun.argv.includes("--files")) console.log(files.map((file) => `  ${file}`).join("\n"));
}
const placesAtMost = 12;
const opened = placesOfABackup();
isMet &&= opened <= placesAtMost;
console.log(
  `figure: backup create: ${opened} places to open from the command to the written pack (≤ ${placesAtMost} ${opened <= placesAtMost ? "met" : "MISSED"})`,
);
process.exit(isMet ? 0 : 1);

/** The lines of product code that a test ran, by file. */
function linesOf(name: string, walk: "whole" | "without"): Map<string, Set<number>> {
  const folder = mkdtempSync(join(tmpdir(), "coldaisle-walk-"));
  const words = ["test", "--coverage", "--coverage-reporter=lcov", `--coverage-dir=${folder}`];
  const { exitCode, stderr } = Bun.spawnSync(
    [process.execPath, ...words, "bench/walks/requests.test.ts", "-t", `^${name}$`],
    { cwd: root, env: { ...Bun.env, WALK: walk } },
  );
  if (exitCode !== 0) throw new Error(stderr.toString());
  const text = readFileSync(join(folder, "lcov.info"), "utf8");
  rmSync(folder, { recursive: true });
  return new Map(
    text.split("end_of_record").flatMap((part) => {
      const file = /^SF:(.*)$/m.exec(part)?.[1] ?? "";
      const isProduct = /^(src|modules|cli)\//.test(file) && !/test|fixtures/.test(file);
      const ran = [...part.matchAll(/^DA:(\d+),[1-9]/gm)].map(([, line]) => Number(line));
      return isProduct ? [[file, new Set(ran)] as const] : [];
    }),
  );
}

function distinct(files: readonly string[], pattern: RegExp, group = 0): string[] {
  return [...new Set(files.flatMap((file) => pattern.exec(file)?.[group] ?? []))].toSorted();
}
