import { join } from "node:path";
import { patience } from "@/src/patience.testing";

export const root = join(import.meta.dir, "../..");

export type Step = {
  name: string;
  words: string[];
  cwd?: string;
  env?: Record<string, string>;
  isTests: boolean;
  /** How many failed ones are played once more by themselves; more than that is no accident. */
  triedAgain?: number;
};

/** What is written in code; prose, tables and what tools write keep their own form. */
const code = "{src,modules,cli,web,e2e,bench}/**/*.{ts,tsx,css,mjs,html}";

const tests = new Bun.Glob("{src,modules,cli,web,bench}/**/*.test.{ts,tsx}");
const files = [...tests.scanSync(root)].toSorted().map((file) => `./${file}`);

/** A process that plays hundreds of files grows, and clears up for longer than it plays; so it plays some and ends. */
const portions = 2;
const each = Math.ceil(files.length / portions);

/** Which files are slow, so that they begin first and none is left over at the end; `--update-timings` notes it anew. */
const timings = (name: string): string[] => [
  `--timings=${join(import.meta.dir, "timings", `${name}.json`)}`,
  ...Bun.argv.filter((word) => word === "--update-timings"),
];

/** How many files of a kind play at once: tests wait, so all of these together want a little more than there is. */
const cores = navigator.hardwareConcurrency;
const workers = { browser: cores + 1 };
/** The last units play when all else is over, and nobody else uses the time in which they wait. */
const workersOfUnits = (n: number) => (n < portions - 1 ? cores : 2 * cores);

const units = (n: number): Step => ({
  name: `unit and API, ${n + 1} of ${portions}`,
  // As long as the machine is busy when it begins, so it is asked then.
  get words() {
    return [
      ...[
        "test",
        `--parallel=${workersOfUnits(n)}`,
        "--no-isolate",
        "--timeout",
        `${patience(90_000)}`,
      ],
      ...timings("unit"),
      ...files.slice(n * each, (n + 1) * each),
    ];
  },
  // A test is over before the uppermost compiler has earned back what it costs.
  env: { BUN_JSC_useFTLJIT: "0" },
  isTests: true,
  triedAgain: 3,
});

/** Tests of the binary, by how many play at once; they drive it from the folder beside it. */
const ofBinary = (name: string, workers: number, files: string[]): Step => ({
  name,
  get words() {
    return [
      ...["test", `--parallel=${workers}`, "--no-isolate", "--timeout", `${patience(180_000)}`],
      ...timings("browser"),
      ...files,
    ];
  },
  cwd: "e2e",
  isTests: true,
  triedAgain: 5,
});

/** What opens no browser: it waits for kills, elections and disks more than it works. */
const browserless = new Set([
  ...["cluster", "commands", "crash", "database", "locks", "openapi/openapi", "suite/results"],
  ...["deploy/deploy", "deploy/kubernetes", "deploy/schemas"],
]);
const ofProduct = [...new Bun.Glob("**/*.test.ts").scanSync(join(root, "e2e"))].toSorted();
const played = (inBrowser: boolean) =>
  ofProduct
    .filter((file) => browserless.has(file.replace(".test.ts", "")) !== inBrowser)
    .map((file) => `./${file}`);

/** Steps one after the other, and what may begin, side by side, once they are over. */
export type Row = { steps: Step[]; then?: Row[] };

const format: Step = {
  name: "format",
  words: ["fmt", "--no-script", "--check", code],
  isTests: false,
};
const client: Step = { name: "client", words: ["web/build/build.ts"], isTests: false };
const binary: Step = {
  name: "binary",
  words: ["web/build/build.ts", "--compile-only"],
  isTests: false,
};
const types: Step = { name: "types", words: ["check", "--no-pretty"], isTests: false };

/**
 * Every kind of test waits: units for timers and processes, the binary for kills and elections, a scene for its page. Played
 * one kind after the other they leave a seventh of two cores idle, so they play beside one another.
 */
export const whole: Row = {
  steps: [format, client],
  then: [
    { steps: Array.from({ length: portions }, (_, n) => units(n)) },
    {
      steps: [binary],
      then: [
        { steps: [ofBinary("browser", workers.browser, played(true))] },
        { steps: [types, ofBinary("server", 1, played(false))] },
      ],
    },
  ],
};
