import { toldOnce, wrongTrails } from "./trail";
import { type Found, walk } from "./walk";

// Asks as many questions by chance as it is told, a few thousand at a time, each time of another house.
const [wanted = "22500", first = "1"] = Bun.argv.slice(2);
const perRound = 40;
let asked = 0;
const found: Found[] = [];
const trails = new Set<string>();
let kinds = 0;
for (let seed = Number(first); asked < Number(wanted); seed += 1) {
  const walked = await walk(perRound, seed);
  asked += walked.asked;
  found.push(...walked.found);
  kinds = Math.max(kinds, toldOnce(walked.trail));
  for (const wrong of wrongTrails(walked.trail)) trails.add(wrong);
  const statuses = [...walked.statuses].toSorted(([a], [b]) => a - b);
  console.log(`seed ${seed}: ${statuses.map(([status, n]) => `${status} × ${n}`).join(", ")}`);
  for (const { what, route, detail } of walked.found) console.log(`${what}: ${route} ${detail}`);
}
for (const wrong of trails) console.log(wrong);
console.log(`figure: ${asked} asked, ${found.length} answered by a fault or a leak`);
console.log(
  `figure: at most ${kinds} kinds of change with one line, ${trails.size} with another number`,
);
process.exit(found.length + trails.size === 0 ? 0 : 1);
