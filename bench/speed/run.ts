import { loadavg } from "node:os";
import { cases } from "./cases";
import { inTurns, type Measured, warmed } from "./measure";
import { page, type Size, told } from "./page";
import { opened } from "./servers";

const document = `${import.meta.dir}/../../docs/performance.md`;
const usualSizes = [10_000, 100_000];

/** So many cases, all of them quick, are what a server is warmed by. */
const warmedBy = 4;

type Options = { sizes?: string | undefined; only?: string | undefined };

/** Asks every case at each size; a run of them all writes the table of the documents. */
export async function speed({ sizes, only }: Options): Promise<void> {
  const all: Size[] = [];
  for (const people of sizes?.split(",").map(Number) ?? usualSizes) {
    all.push({ people, load: loadavg()[0] ?? 0, measured: await measuredAt(people, only) });
    if (!only) await Bun.write(document, page(all));
  }
}

async function measuredAt(people: number, only: string | undefined): Promise<Measured[]> {
  const house = await opened(people);
  const wanted = only ? new RegExp(only) : /./;
  const all: Measured[] = [];
  console.log(`\n${people.toLocaleString("en")} people`);
  try {
    await warmed(cases.slice(0, warmedBy), house);
    for (const [at, one] of cases.entries()) {
      if (!wanted.test(one.name)) continue;
      const measured = await inTurns(one, at, house);
      console.log(told(one, measured));
      all.push(measured);
    }
  } finally {
    await house.close();
  }
  return all;
}
