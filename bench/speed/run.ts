import { loadavg } from "node:os";
import { measuredCases } from "./cases";
import { inTurns, type Measured, warmed } from "./measure";
import { keptOf, page, type Size, speedHead, told } from "./page";
import { opened, type Wanted } from "./servers";

const usualSizes = [10_000, 100_000];

/** So many cases, all of them quick, are what a server is warmed by. */
const warmedBy = 4;

export type Options = { sizes?: string | undefined; only?: string | undefined };
/** What is measured, at which sizes where nobody says others, and the page of the documents about it. */
export type Measuring = Wanted & { usualSizes: number[]; head: string; document: string };

export const speed = (options: Options) =>
  measured({ cases: "speed", usualSizes, head: speedHead, document: "performance.md" }, options);

/** Asks every case at each size; a run of them all writes the page of the documents, where other sizes stay with their day. */
export async function measured(what: Measuring, { sizes, only }: Options): Promise<void> {
  const all: Size[] = [];
  const about = { cases: measuredCases[what.cases], head: what.head };
  const document = Bun.file(`${import.meta.dir}/../../docs/${what.document}`);
  const before = (await document.exists()) ? await document.text() : "";
  for (const people of sizes?.split(",").map(Number) ?? what.usualSizes) {
    all.push({ people, load: loadavg()[0] ?? 0, measured: await measuredAt(people, what, only) });
    if (!only) await document.write(page(all, about) + keptOf(before, all));
  }
}

async function measuredAt(people: number, what: Wanted, only = "."): Promise<Measured[]> {
  const house = await opened(people, what);
  const wanted = new RegExp(only);
  const cases = measuredCases[what.cases];
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
