import { parseArgs } from "node:util";
import { program } from "@/src/engines/rqlite/nodes.testing";
import { campaign, imported } from "./killed/long-work";
import { capacities } from "./reach/capacity";
import { capacityTable } from "./reach/capacity-table";
import { faults } from "./faults";
import { isUnharmed, ofTheirOwn, saidOf, say } from "./alone";
import { backupKilled } from "./killed/backup";
import { quorumLost } from "./killed/quorum";
import { hearing } from "./hearing";
import { type TestCluster, openTestCluster } from "./house";
import { unlike } from "./likeness";
import { spread, spreadBesideChanges } from "./reach/spread";
import { long, told } from "./stories/stories";
import { speeds, type Took } from "./speed";
import { whole } from "./whole/wholeness";
import { writingDuring } from "./writing";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    servers: { type: "string" },
    rounds: { type: "string" },
    workers: { type: "string" },
    seconds: { type: "string" },
    mib: { type: "string" },
    older: { type: "string" },
  },
});
const servers = Number(values.servers ?? 3);
const rounds = Number(values.rounds ?? 3);
const workers = Number(values.workers ?? 8);
const faultMs = Number(values.seconds ?? 6) * 1000;
const options = { rounds, faultMs, mib: Number(values.mib ?? 2048), older: values.older };
const alone = ofTheirOwn(options);
const longestNewsMs = 300;

/** Each says what it found, and whether all of it is as it has to be. */
const works: Record<string, (house: TestCluster) => Promise<boolean>> = {
  async likeness(house) {
    const { asked, different } = await unlike(house);
    say(`${asked} routes that read asked of two servers, ${different.length} answered differently`);
    for (const path of different) console.log(`  ${path}`);
    return different.length === 0;
  },
  async news(house) {
    const ms = await hearing(house, 20);
    say(`news of one server heard at another after ${ms} ms at most, of 20`);
    return ms <= longestNewsMs;
  },
  async stories(house) {
    const all = await told(house, long);
    for (const { story, steps, heard, newsMs, unlike } of all) {
      say(
        `${story}: ${steps} steps at one server, ${heard} of them heard at another after ` +
          `${Math.round(newsMs)} ms at most, ${unlike.length} pages unlike`,
      );
      for (const path of unlike) console.log(`  ${path}`);
    }
    return all.every(({ newsMs, unlike }) => newsMs <= longestNewsMs && unlike.length === 0);
  },
  async faults(house) {
    let isWell = true;
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, fault] of Object.entries(faults)) {
        const it = await writingDuring(house, workers, () => fault(house, faultMs));
        say(`${name}: ${saidOf(it)}`);
        isWell &&= isUnharmed(it);
      }
    }
    return isWell;
  },
  async quorum(house) {
    const it = await quorumLost(house);
    const s = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
    say(
      `two of three nodes killed: whoever changes something is told ${it.told} after ${s(it.toldMs)}, a server is ` +
        `${it.isAway ? "not " : ""}ready; ${s(it.backMs)} after one is back it is ${it.isBack ? "" : "not "}ready again`,
    );
    return it.told === 503 && it.isAway && it.isBack;
  },
  async "long work"(house) {
    const rows = await imported(house, 2000);
    say(`import whose server was killed: ${rows.found} of ${rows.rows} rows, ${rows.twice} twice`);
    const sent = await campaign(house, 500);
    say(
      `campaign whose server was killed: ${sent.people} of ${sent.letters} got their letter, ` +
        `${sent.twice} twice, ${sent.unsure} unsure`,
    );
    return (
      rows.found === rows.rows && rows.twice + sent.twice === 0 && sent.people + sent.unsure >= 500
    );
  },
  async backup(house) {
    const it = await backupKilled(house, 2 * rounds);
    say(
      `backup whose server was killed ${it.kills} times: ${it.whole} whole, ${it.halves} halves, ` +
        `the next one made in ${it.ms} ms`,
    );
    return it.halves === 0;
  },
  async wholeness(house) {
    const { findings, lost, left, bucket } = await whole(house, 50);
    say(
      `after 50 erasures ${findings.length} findings, ${lost} rows astray, on ${left} nodes bytes left; in the bucket ` +
        `(${house.storage.name}) ${bucket.held} papers before and ${bucket.left} after`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
    return bucket.held > 0 && findings.length + lost + left + bucket.left === 0;
  },
  async spread(house) {
    const pages = await spread(house);
    const [first] = pages.cost.map((row, n) => row[n]?.toFixed(2)).toSorted();
    say(
      `a page costs ${first} ms CPU at least, its node included: ${pages.one.toFixed(0)} pages a second of a core where one ` +
        `server answers, ${pages.all.toFixed(0)} where ${servers} do on machines of their own, ${pages.times.toFixed(1)}x`,
    );
    const each = (all: number[]) => all.map((ms) => ms.toFixed(3)).join(", ");
    say(
      `what limits it: ms CPU a second at rest on each machine: ${each(pages.rest)}; ms of a page on each of them, where ` +
        `${pages.cost.map((row, n) => `server ${n + 1} is asked: ${each(row)}`).join("; where ")}`,
    );
    const mixed = await spreadBesideChanges(house);
    say(
      `with a change in every hundredth place, all of them at once: ${mixed.one.toFixed(0)} and ${mixed.all.toFixed(0)}, ` +
        `${mixed.times.toFixed(1)}x`,
    );
    return pages.times >= 2.5;
  },
  async capacity(house) {
    const rows = await capacities(house);
    for (const { form, name, reach } of rows)
      say(
        `${form}, ${name}: ${reach.cpu.toFixed(2)} ms CPU, ${reach.perSecond.toFixed(0)} a second of a core of each ` +
          `machine, ${reach.clock.toFixed(0)} by the clock here`,
      );
    console.log(capacityTable(rows));
    return true;
  },
  async speed(house) {
    for (const { name, ...took } of await speeds(house, 60)) {
      const { nodes, nodeFile, file } = took;
      const said = (it: Took) =>
        `${it.wall.toFixed(1)} ms (${(it.wall / file.wall).toFixed(1)}x), ` +
        `${it.cpu.toFixed(1)} ms CPU (${(it.cpu / file.cpu).toFixed(1)}x)`;
      say(`${name}: nodes ${said(nodes)}; a node's file ${said(nodeFile)}; alone ${said(file)}`);
    }
    return true;
  },
};

async function main(): Promise<number> {
  if (!program) {
    console.warn("SKIPPED: no rqlited is installed, so nothing was tried on a cluster.");
    return 0;
  }
  const all = [...Object.keys(works), ...Object.keys(alone)];
  const names = positionals.length > 0 ? positionals : all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new RangeError(`There is no ${unknown}; there are ${all.join(", ")}.`);
  let house: TestCluster | undefined;
  let isWell = true;
  try {
    for (const name of names) {
      const work = works[name];
      if (work) house ??= await openTestCluster(servers);
      const began = performance.now();
      const done = work && house ? work(house) : alone[name]?.();
      const isDone = (await done?.catch((error) => (console.error(name, error), false))) ?? false;
      console.log(
        `${name}: ${isDone ? "well" : "NOT WELL"}, ${Math.round((performance.now() - began) / 1000)} s\n`,
      );
      isWell &&= isDone;
    }
  } finally {
    await house?.close();
  }
  return isWell ? 0 : 1;
}

process.exit(await main());
