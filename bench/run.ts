import { parseArgs } from "node:util";
import { join } from "node:path";
import { markdown, measuredOn, type Result, spreadsOf, table, withSection } from "./figures";
import { browserFigures } from "./page/browser/run";
import { screenFigures } from "./page/screens/run";
import { comparePeers } from "./peers/run";
import { search } from "./search/run";
import { speed } from "./speed/run";
import type { Figures, Means, Work } from "./work";
import { workNamed, works } from "./works";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: "string" },
    rounds: { type: "string" },
    at: { type: "string" },
    /** How many candidates, for the works that can do with fewer. */
    size: { type: "string" },
    /** For `speed`: how many people, after one another, and which cases by a pattern of their names. */
    sizes: { type: "string" },
    only: { type: "string" },
    /** For `speed` and `search`: their page anew, of the figures that earlier runs left. */
    kept: { type: "boolean" },
    /** For `screens`: the folder in which pictures of them are kept. */
    pictures: { type: "string" },
  },
});

// Rounds are processes of their own, which are told by what they inherit.
if (values.size) process.env["BENCH_SIZE"] = values.size;

/** Each a whole server beside another one, with a page of the documents of its own. */
const pages: Record<string, (options: typeof values) => Promise<void>> = {
  speed,
  search,
  peers: comparePeers,
  browser: browserFigures,
  screens: screenFigures,
};

const all: Record<string, Result[]> = {};
for (const name of positionals.length > 0
  ? positionals
  : [...Object.keys(pages), ...Object.keys(works)])
  if (pages[name]) await pages[name](values);
  else all[name] = await run(name);
if (values.json) await Bun.write(values.json, `${JSON.stringify(all, null, 2)}\n`);

/** Runs one work, its ways taking turns, and prints what it cost beside raw. */
async function run(name: string): Promise<Result[]> {
  const work = await workNamed(name);
  console.log(`\n${name}: ${work.about}`);
  const { means, close } = await work.prepare();
  const results: Result[] = [];
  try {
    for (const at of values.at ? values.at.split(",") : work.cases)
      results.push(...(await inTurns(name, work, at, means)));
  } finally {
    await close();
  }
  console.log(table(work, results));
  // A part of the cases is for whoever looks at the screen.
  if (!values.at) await written(name, work, results);
  return results;
}

/** Work with a page of its own writes that; of other work the page about speed has a section, beside what is asked of a server. */
async function written(name: string, work: Work, results: Result[]): Promise<void> {
  const { file, head } = work.document ?? { file: "performance.md", head: "" };
  const page = Bun.file(join(import.meta.dir, "../docs", file));
  const figures = `${measuredOn()}\n\n${markdown(work, results)}\n`;
  const section = `## ${name}: ${work.about}\n\n${figures}`;
  await page.write(head ? `${head}\n\n${figures}` : withSection(await page.text(), section));
}

async function inTurns(name: string, work: Work, at: string, means: Means): Promise<Result[]> {
  const rounds = new Map<string, Figures[]>(work.ways.map((way) => [way, []]));
  for (let round = 0; round < Number(values.rounds ?? work.rounds); round += 1) {
    for (const way of work.ways) rounds.get(way)?.push(await inChild(name, way, at, means));
  }
  return [...rounds].map(([way, figures]) => ({ at, way, spreads: spreadsOf(figures) }));
}

async function inChild(name: string, way: string, at: string, means: Means): Promise<Figures> {
  const child = Bun.spawn(
    [process.execPath, `${import.meta.dir}/child.ts`, name, way, at, JSON.stringify(means)],
    { stdout: "pipe", stderr: "inherit" },
  );
  const last = (await new Response(child.stdout).text()).trim().split("\n").at(-1);
  if ((await child.exited) !== 0 || !last) throw new Error(`${name}, ${way} broke off.`);
  return JSON.parse(last);
}
