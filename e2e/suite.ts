import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { chromium } from "./chromium";

const root = join(import.meta.dir, "..");
const bun = process.execPath;

/** What came of a step, and what it cost the processor, in seconds. */
type Outcome = { passed: number; failed: number; skipped: number; cpu: number };
type Step = {
  name: string;
  words: string[];
  cwd?: string;
  isTests: boolean;
  /** How many failed ones are played once more by themselves; more than that is no accident. */
  triedAgain?: number;
};

/** What is written in code; prose, tables and what tools write keep their own form. */
const code = "{src,modules,cli,web,e2e,bench}/**/*.{ts,tsx,css,mjs,html}";

const tests = new Bun.Glob("{src,modules,cli,web,bench}/**/*.test.{ts,tsx}");
const files = [...tests.scanSync(root)].toSorted().map((file) => `./${file}`);

/** A process that plays hundreds of files grows, and clears up for longer than it plays; so it plays some and ends. */
const portions = 4;
const each = Math.ceil(files.length / portions);

const unitSteps: Step[] = Array.from({ length: portions }, (_, n) => ({
  name: `unit and API, ${n + 1} of ${portions}`,
  words: [
    ...["test", "--parallel=2", "--no-isolate", "--timeout", `${patience(90_000)}`],
    ...files.slice(n * each, (n + 1) * each),
  ],
  isTests: true,
  triedAgain: 3,
}));

/** Everything that has to be true, the cheapest first; one that fails does not hide the others. */
const steps: Step[] = [
  { name: "format", words: ["fmt", "--no-script", "--check", code], isTests: false },
  { name: "client", words: ["web/build/build.ts", "--if-stale"], isTests: false },
  { name: "types", words: ["check", "--no-pretty"], isTests: false },
  ...unitSteps,
  { name: "binary", words: ["web/build/build.ts", "--compile"], isTests: false },
  {
    name: "browser",
    // A browser waits as often as it works, so one more plays than there are cores.
    words: [
      ...["test", `--parallel=${navigator.hardwareConcurrency + 1}`, "--no-isolate"],
      ...["--timeout", `${patience(180_000)}`],
    ],
    cwd: "e2e",
    isTests: true,
    triedAgain: 5,
  },
];

/** What passed is counted, not listed; a failure names its file itself. */
const isNoise = /^\s*$|^\(pass\)|\.test\.tsx?:$/;

const mostTold = 20;

/** Where the files of scenes note which shapes axe has judged, so that each is judged once in a run. */
const COLDAISLE_JUDGED = join(mkdtempSync(join(tmpdir(), "coldaisle-run-")), "judged");

const total: Outcome = { passed: 0, failed: 0, skipped: 0, cpu: 0 };
if (!chromium()) console.warn("SKIPPED: no Chromium here, so nothing was tested in a browser.");
for (const step of steps) {
  const outcome = await take(step);
  for (const key of ["passed", "failed", "skipped", "cpu"] as const) total[key] += outcome[key];
}
console.log(`${Math.round(total.cpu)} s of the processor's time`);
console.log(`${total.passed} passed, ${total.failed} failed${told(total.skipped)}`);
process.exitCode = total.failed === 0 && total.passed > steps.length ? 0 : 1;

async function take(step: Step): Promise<Outcome> {
  const { name, words, cwd, isTests } = step;
  console.log(`\n── ${name}`);
  const process = Bun.spawn([bun, ...words], {
    cwd: join(root, cwd ?? ""),
    env: { ...Bun.env, COLDAISLE_JUDGED },
    stdout: "inherit",
    stderr: "pipe",
  });
  const text = await shown(process.stderr);
  const isWell = (await process.exited) === 0;
  const cpu = Number(process.resourceUsage()?.cpuTime.total ?? 0n) / 1e6;
  console.log(`${name}: ${cpu.toFixed(0)} s of the processor's time`);
  if (isTests) for (const line of slowestIn(text)) console.log(line);
  const plain = { passed: isWell ? 1 : 0, failed: 0, skipped: 0 };
  const counts = { ...(isTests ? countsIn(text) : plain), cpu };
  // A step that ends badly without saying which test failed is itself the failure.
  if (isWell || counts.failed === 0) return isWell ? counts : { ...counts, failed: 1 };
  const isAccident = counts.failed <= (step.triedAgain ?? 0);
  return isAccident ? tryAgain(step, failedIn(text), counts) : counts;
}

/**
 * Plays the failed ones once more, one after the other with nothing beside them, and says so aloud: what runs side by
 * side on two cores starves now and then, and what is wrong with the product fails again.
 */
async function tryAgain(step: Step, names: string[], first: Outcome): Promise<Outcome> {
  const pattern = names.map((name) => name.replaceAll(/[^\w ]/g, ".")).join("|");
  const places = step.words.filter((word) => word.startsWith("./"));
  const words = ["test", "--timeout", `${patience(180_000)}`, "-t", `^(${pattern})$`, ...places];
  const { passed, failed, cpu } = await take({
    ...step,
    name: `${step.name}: ${names.length} that failed, once more and alone`,
    words,
    triedAgain: 0,
  });
  const both = { ...first, cpu: first.cpu + cpu };
  if (passed + failed !== names.length) return both;
  console.warn(`UNSTEADY: ${passed} of ${names.length} passed only alone: ${names.join("; ")}`);
  return { ...both, passed: first.passed + passed, failed };
}

function failedIn(text: string): string[] {
  const failed = text.matchAll(/^\(fail\) (.*) \[[\d.]+ms\]$/gm);
  return [...new Set([...failed].map(([, name = ""]) => name))];
}

async function shown(stream: ReadableStream<Uint8Array>): Promise<string> {
  let text = "";
  let rest = "";
  const decoder = new TextDecoder();
  for await (const bytes of stream) {
    const part = decoder.decode(bytes, { stream: true });
    text += part;
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (!isNoise.test(line)) console.error(line);
  }
  console.error(rest);
  return text;
}

function countsIn(text: string): Omit<Outcome, "cpu"> {
  const last = (word: string) =>
    Number([...text.matchAll(new RegExp(`^\\s*(\\d+) ${word}$`, "gm"))].at(-1)?.[1] ?? 0);
  return { passed: last("pass"), failed: last("fail"), skipped: last("skip") };
}

/** What takes longest is where a run grows too long. */
function slowestIn(text: string): string[] {
  const timed = [...text.matchAll(/^\((?:pass|fail)\) (.*) \[([\d.]+)ms\]$/gm)].map(
    ([, name = "", ms = ""]) => ({ name, seconds: Number(ms) / 1000 }),
  );
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, mostTold);
  return slowest.map(({ name, seconds }) => `${seconds.toFixed(1).padStart(6)} s  ${name}`);
}

function told(skipped: number): string {
  return skipped > 0 ? `, ${skipped} skipped` : "";
}
