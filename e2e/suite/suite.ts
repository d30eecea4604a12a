import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { chromium } from "../chromium";
import {
  countsIn,
  type Failure,
  failedIn,
  isGreen,
  type Outcome,
  slowestIn,
  sumOf,
  telling,
} from "./results";
import { root, type Row, type Step, whole } from "./steps";

const folder = mkdtempSync(join(tmpdir(), "coldaisle-run-"));
/** Where the files of scenes note which shapes axe has judged, so that each is judged once in a run. */
const COLDAISLE_JUDGED = join(folder, "judged");

type Played = { step: Step; outcome: Outcome; failures: Failure[] };

if (!chromium()) console.warn("SKIPPED: no Chromium here, so nothing was tested in a browser.");
const played = await inOrder(whole);
const outcomes: Outcome[] = [];
for (const it of played) outcomes.push(...(await settled(it)));
const total = sumOf(outcomes);
console.log(`${Math.round(total.cpu)} s of the processor's time`);
console.log(`${total.passed} passed, ${total.failed} failed${told(total.skipped)}`);
process.exitCode = isGreen(total, played.length) ? 0 : 1;

/** One that fails does not hide the others. */
async function inOrder({ steps, then = [] }: Row): Promise<Played[]> {
  const all: Played[] = [];
  for (const step of steps) all.push(await take(step));
  return [...all, ...(await Promise.all(then.map(inOrder))).flat()];
}

/** What a step says is shown as a whole once it is over, because another may be under way beside it. */
async function take(step: Step): Promise<Played> {
  const { name, words, cwd, env, isTests } = step;
  console.log(`${name} begins`);
  const begun = performance.now();
  // Files, because a browser that outlives the step for a moment would hold a pipe open.
  const [out, err] = [Bun.file(join(folder, `${name}.out`)), Bun.file(join(folder, `${name}.err`))];
  const child = Bun.spawn([process.execPath, ...words], {
    cwd: join(root, cwd ?? ""),
    env: { ...Bun.env, ...env, COLDAISLE_JUDGED },
    stdout: out,
    stderr: err,
  });
  const isWell = (await child.exited) === 0;
  const [said, text] = await Promise.all([out.text(), err.text()]);
  const cpu = Number(child.resourceUsage()?.cpuTime.total ?? 0n) / 1e6;
  const seconds = Math.round((performance.now() - begun) / 1000);
  const cost = `${name}: ${cpu.toFixed(0)} s of the processor's time in ${seconds} s`;
  const slowest = isTests ? slowestIn(text) : [];
  console.log([`\n── ${name}`, telling(said), telling(text), cost, ...slowest].join("\n"));
  const plain = { passed: isWell ? 1 : 0, failed: 0, skipped: 0 };
  const counts = { ...(isTests ? countsIn(text) : plain), cpu };
  // A step that ends badly without saying which test failed is itself the failure.
  const outcome = isWell || counts.failed > 0 ? counts : { ...counts, failed: 1 };
  return { step, outcome, failures: isTests && !isWell ? failedIn(text) : [] };
}

/**
 * Plays the files of the few that failed once more, one after the other with nothing beside them, and says so aloud: what
 * runs side by side on two cores starves now and then, and what is wrong with the product fails again. Whole files,
 * because some scenes begin with what the one before has set up.
 */
async function settled({ step, outcome, failures }: Played): Promise<Outcome[]> {
  const isAccident = failures.length > 0 && outcome.failed <= (step.triedAgain ?? 0);
  if (!isAccident || failures.some(({ file }) => !file)) return [outcome];
  const files = new Set(failures.map(({ file }) => `./${file}`));
  const again = await take({
    ...step,
    name: `${step.name}: files of ${failures.length} that failed, once more and alone`,
    words: ["test", "--no-isolate", "--timeout", `${patience(180_000)}`, ...files],
  });
  const { passed, failed, cpu } = again.outcome;
  if (passed + failed < failures.length) return [{ ...outcome, cpu: outcome.cpu + cpu }];
  const mended = Math.max(0, failures.length - failed);
  const names = failures.map(({ name }) => name).join("; ");
  console.warn(`UNSTEADY: ${mended} of ${failures.length} passed only alone: ${names}`);
  return [{ ...outcome, passed: outcome.passed + mended, failed, cpu: outcome.cpu + cpu }];
}

function told(skipped: number): string {
  return skipped > 0 ? `, ${skipped} skipped` : "";
}
