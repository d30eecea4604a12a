import { parseArgs } from "node:util";
import { program } from "@/src/engines/rqlite/nodes.testing";
import { campaign, imported } from "./killed/long-work";
import { faults } from "./faults";
import { backupKilled } from "./killed/backup";
import { moveKilled } from "./killed/move";
import { scrapeKilled } from "./killed/scrape";
import { hearing } from "./hearing";
import { largeBackup } from "./large-backup";
import { type House, openHouse } from "./house";
import { unlike } from "./likeness";
import { spread } from "./spread";
import { long, told } from "./stories/stories";
import { speeds, type Took } from "./speed";
import { whole } from "./wholeness";
import { writingDuring } from "./writing";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    servers: { type: "string" },
    rounds: { type: "string" },
    workers: { type: "string" },
    seconds: { type: "string" },
    mib: { type: "string" },
  },
});
const servers = Number(values.servers ?? 3);
const rounds = Number(values.rounds ?? 3);
const workers = Number(values.workers ?? 8);
const faultMs = Number(values.seconds ?? 6) * 1000;
const longestStallMs = 5000;
const longestNewsMs = 300;

/** Each says what it found, and whether all of it is as it has to be. */
const works: Record<string, (house: House) => Promise<boolean>> = {
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
        say(
          `${name}: ${it.acknowledged} acknowledged, ${it.lost} lost, ${it.twice} twice, ` +
            `${it.failed} failed, longest stall ${it.stallMs} ms`,
        );
        isWell &&= it.lost + it.twice + it.failed === 0 && it.stallMs <= longestStallMs;
      }
    }
    return isWell;
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
    const { findings, lost, left } = await whole(house, 50);
    say(
      `after 50 erasures ${findings.length} findings, ${lost} rows astray, on ${left} nodes bytes left`,
    );
    for (const finding of findings) console.log(`  ${finding}`);
    return findings.length + lost + left === 0;
  },
  async spread(house) {
    const { one, all, servers, times } = await spread(house, 600);
    say(
      `a page costs ${one.toFixed(2)} ms CPU where one server answers, ${all.toFixed(2)} where ` +
        `${servers} do, nodes included: ${times.toFixed(1)}x the pages a second on machines of their own`,
    );
    return times >= 2.5;
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

/** These open clusters of their own, or none. */
const alone: Record<string, () => Promise<boolean>> = {
  async move() {
    const ways = Object.entries(await moveKilled(2 * rounds));
    for (const [way, it] of ways)
      say(
        `move ${way} (${it.ms} ms) killed ${it.killed} times of ${2 * rounds}: ${it.nothing} times nothing was ` +
          `there, ${it.whole} times all, ${it.half} times a half; said again it ended ${it.ended} times`,
      );
    return ways.every(([, { half, ended }]) => half === 0 && ended === 2 * rounds);
  },
  async "large backup"() {
    const mib = Number(values.mib ?? 2048);
    const it = await largeBackup(mib);
    const { move, join, backup, verify, drill, restore } = it;
    const s = (seconds: number) => `${Math.round(seconds)} s`;
    say(
      `${mib} MiB: brought to one node in ${s(move)}, joined by two others in ${s(join)}, backed up in ${s(backup)}, verified in ` +
        `${s(verify)}, a restore tried in ${s(drill)} and done into another node in ${s(restore)}; the server took ` +
        `${Math.round(it.serverMiB)} MiB at most and a node ${Math.round(it.nodeMiB)}, a list ${it.during.toFixed(0)} ms ` +
        `(p99) beside the backup and ${it.quiet.toFixed(0)} ms before it`,
    );
    return true;
  },
  async scrape() {
    const it = await scrapeKilled(rounds);
    say(
      `scrape whose server was killed ${it.killed} times: ${it.ads} ads, ${it.missing} missing, ` +
        `${it.twice} twice, ${it.open} runs left open`,
    );
    return it.code === 0 && it.missing + it.twice + it.open === 0;
  },
};

const say = (figure: string) => console.log(`figure: ${figure}`);

async function main(): Promise<number> {
  if (!program) {
    console.warn("SKIPPED: no rqlited is installed, so nothing was tried on a cluster.");
    return 0;
  }
  const all = [...Object.keys(works), ...Object.keys(alone)];
  const names = positionals.length > 0 ? positionals : all;
  const unknown = names.find((name) => !all.includes(name));
  if (unknown) throw new RangeError(`There is no ${unknown}; there are ${all.join(", ")}.`);
  let house: House | undefined;
  let isWell = true;
  try {
    for (const name of names) {
      const work = works[name];
      if (work) house ??= await openHouse(servers);
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
