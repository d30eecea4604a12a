import { parseArgs } from "node:util";
import { aligned } from "../figures";
import { billing } from "./billing/billing";
import { faults as billingFaults } from "./billing/books";
import { power } from "./power/power";
import { faults, rounds, type Totals } from "./rounds/rounds";
import { canTrace } from "./power/trace";
import { ways, writers } from "./writers";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    rounds: { type: "string" },
    states: { type: "string" },
    records: { type: "string" },
    kills: { type: "string" },
  },
});
const asked = {
  rounds: Number(values.rounds ?? 100),
  states: Number(values.states ?? 2000),
  records: Number(values.records ?? 3000),
  kills: Number(values.kills ?? 200),
};
const clientsBilled = 8;
const stepsTold = 25;
const longestWaitMs = 25;
const weak = [process.execPath, `${import.meta.dir}/power/weak-server.ts`];

/** Each says what it found, and whether all of it is as it has to be. */
const works: Record<string, () => Promise<boolean>> = {
  rounds: killed,
  power: cutOff,
  writers: together,
  billing: billed,
};

async function killed(): Promise<boolean> {
  const began = Date.now();
  const step = (totals: Totals) => {
    if (totals.rounds % stepsTold === 0) console.error(lineOf(totals), minutesSince(began));
  };
  const totals = await rounds({ rounds: asked.rounds, step, tell: console.error });
  print(`kill -9 and SIGTERM, ${minutesSince(began)}`, totals);
  const { acknowledged, erasures, lost, damaged } = counted(totals);
  const times = `in ${counted(totals).rounds} rounds`;
  say(`${lost} of ${acknowledged} acknowledged writes lost ${times}, ${erasures} erasures`);
  say(`${damaged} databases damaged, locks gone ${totals["lock losses"]} times ${times}`);
  return faults.every((name) => totals[name] === 0);
}

/** Where the log is not synced before an answer something has to be lost, or this could not see a loss. */
async function cutOff(): Promise<boolean> {
  if (!canTrace()) {
    console.warn("SKIPPED: strace is not installed or may not trace here, so no power was cut.");
    return true;
  }
  const { states } = asked;
  const outcome = await power({ states, tell: console.error });
  print("power cuts", outcome);
  const control = await power({ states: Math.ceil(states / 10), words: weak });
  print("power cuts, synchronous = NORMAL, which must lose", control);
  const [own, other] = [counted(outcome), counted(control)];
  say(
    `${own.lost} of ${own.states} states lose a write, ${own.damaged} are damaged; ` +
      `without the sync ${other.lost} of ${other.states}`,
  );
  return outcome.lost + outcome.damaged === 0 && control.lost > 0;
}

async function together(): Promise<boolean> {
  let isWell = true;
  for (const way of ways) {
    const figures = await writers(asked.records, way);
    print(`two writers, a server beside ${way}`, figures);
    const { refused, lost, records, "p99 ms": p99 } = counted(figures);
    const verdict = figures["p99 ms"] <= longestWaitMs ? "" : " MISSED";
    say(`beside ${way} ${refused} of ${records} refused, ${lost} lost, p99 ${p99} ms${verdict}`);
    isWell &&= figures.lost + figures.damaged + figures.refused === 0;
  }
  return isWell;
}

async function billed(): Promise<boolean> {
  const began = Date.now();
  const step = ({ kills }: { kills: number }) => {
    if (kills % stepsTold === 0) console.error(`${kills} kills, ${minutesSince(began)}`);
  };
  const { kills } = asked;
  const totals = await billing({ kills, clients: clientsBilled, step, tell: console.error });
  print(`kill -9 amid billing, ${minutesSince(began)}`, totals);
  const sum = billingFaults.reduce((all, name) => all + totals[name], 0);
  const { invoices, payments, "credit notes": credits } = counted(totals);
  say(
    `${sum} faults in the books after ${kills} kills, ${totals["amid a run"]} of them amid a run: ` +
      `${invoices} invoices, ${credits} credit notes, ${payments} payments`,
  );
  return sum === 0;
}

/** The lines that docs/reliability.md repeats. */
const say = (figure: string) => console.log(`figure: ${figure}`);

const counted = <Name extends string>(figures: Record<Name, number>): Record<Name, string> =>
  Object.fromEntries(
    Object.entries<number>(figures).map(([name, count]) => [name, count.toLocaleString("en")]),
  ) as Record<Name, string>;

function print(about: string, figures: Record<string, number>): void {
  console.log(`\n${about}\n${aligned(Object.entries(counted(figures)))}`);
}

const lineOf = (figures: Record<string, number>) =>
  Object.entries(figures)
    .map(([name, count]) => `${name} ${count}`)
    .join(", ");

const minutesSince = (began: number) => `${((Date.now() - began) / 60_000).toFixed(1)} minutes`;

let isWell = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(works)) {
  const work = works[name];
  if (!work)
    throw new RangeError(`There is no ${name}; there are ${Object.keys(works).join(", ")}.`);
  isWell = (await work()) && isWell;
}
process.exitCode = isWell ? 0 : 1;
