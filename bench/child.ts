import { peakOf } from "./machine/memory";
import { workNamed } from "./works";

// One round of one way in a process of its own, so that its memory is its own.
const [name = "", way = "", at = "", means = "{}"] = Bun.argv.slice(2);
const work = await workNamed(name);
const figures = await work.measure(way, at, JSON.parse(means));
console.log(JSON.stringify({ "peak MB": peakOf("self"), ...figures }));
process.exit(0);
