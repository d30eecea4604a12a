import { loadavg } from "node:os";
import { measuredCases } from "./cases";
import { inTurns, type Measured, warmed } from "./measure";
import { type Size } from "./page/goals";
import { keep } from "./page/kept";
import { unexplainedIn } from "./page/missed-lines";
import { isBusyNow, othersOf, page, speedHead, told } from "./page/page";
import { opened, type Wanted } from "./servers";

const usualSizes = [10_000, 100_000];

/** So many cases, all of them quick, are what a server is warmed by. */
const warmedBy = 4;

export type Options = {
  sizes?: string | undefined;
  only?: string | undefined;
  /** Nothing is measured: the page is written again, of figures that are kept. */
  kept?: boolean | undefined;
};
/** What is measured, at which sizes where nobody says others, and the page of the documents about it. */
export type Measuring = Wanted & { usualSizes: number[]; head: string; document: string };

export const speed = (options: Options) =>
  measured({ cases: "speed", usualSizes, head: speedHead, document: "performance.md" }, options);

/** Asks every case at each size; a run of them all writes the page of the documents, where other sizes stay with their day. */
export async function measured(what: Measuring, { sizes, only, kept }: Options): Promise<void> {
  if (kept) return written(what);
  const fresh: Size[] = [];
  for (const people of sizes?.split(",").map(Number) ?? what.usualSizes) {
    const [day, load, isBusy] = [new Date().toISOString().slice(0, 10), loadavg()[0], isBusyNow()];
    const measured = await measuredAt(people, what, only);
    fresh.push({ people, day, load: load ?? null, isBusy, measured });
    if (!only) await written(what, fresh);
  }
}

/** The page of the documents, of these and of what earlier runs measured. */
export async function written({ cases: named, head, document }: Measuring, fresh: Size[] = []) {
  const cases = measuredCases[named];
  const sizes = await keep(document, fresh);
  const file = Bun.file(`${import.meta.dir}/../../docs/${document}`);
  const before = (await file.exists()) ? await file.text() : "";
  await file.write(page(sizes, { cases, head }) + othersOf(before));
  for (const line of unexplainedIn(cases, sizes)) console.log(line);
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
