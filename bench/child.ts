import { peakOf } from "./memory";
import type { Work } from "./work";

// One round of one way in a process of its own, so that its memory is its own.
const [name = "", way = "", at = "", means = "{}"] = Bun.argv.slice(2);
const { work }: { work: Work } = await import(`./${name}`);
const figures = await work.measure(way, at, JSON.parse(means));
console.log(JSON.stringify({ "peak MB": peakOf("self"), ...figures }));
process.exit(0);
