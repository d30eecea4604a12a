import { cutOff } from "./killed/cut-off";
import { moveKilled } from "./killed/move";
import { scrapeKilled } from "./killed/scrape";
import { largeBackup } from "./large-backup";
import { upgraded } from "./upgrade";
import type { Written } from "./writing";

const longestStallMs = 5000;

export const isUnharmed = ({ lost, twice, failed, stallMs }: Written): boolean =>
  lost + twice + failed === 0 && stallMs <= longestStallMs;

export const saidOf = ({ acknowledged, lost, twice, failed, stallMs }: Written): string =>
  `${acknowledged} acknowledged, ${lost} lost, ${twice} twice, ${failed} failed, longest stall ${stallMs} ms`;

export const say = (figure: string) => console.log(`figure: ${figure}`);

type Options = { rounds: number; faultMs: number; mib: number; older: string | undefined };

/** What opens clusters of its own, or none: each says what it found, and whether all of it is as it has to be. */
export const ofTheirOwn = ({
  rounds,
  faultMs,
  mib,
  older,
}: Options): Record<string, () => Promise<boolean>> => ({
  async move() {
    const ways = Object.entries(await moveKilled(2 * rounds));
    for (const [way, it] of ways)
      say(
        `move ${way} (${it.ms} ms) killed ${it.killed} times of ${2 * rounds}: ${it.nothing} times nothing was ` +
          `there, ${it.whole} times all, ${it.half} times a half; said again it ended ${it.ended} times`,
      );
    return ways.every(([, { half, ended }]) => half === 0 && ended === 2 * rounds);
  },
  async "cut off"() {
    const found = Object.entries(await cutOff(faultMs));
    for (const [who, it] of found) say(`${who} hears nobody and is healed: ${saidOf(it)}`);
    return found.every(([, it]) => isUnharmed(it));
  },
  async "large backup"() {
    const it = await largeBackup(mib);
    const { move, join, backup, verify, drill, restore } = it;
    const s = (seconds: number) => `${Math.round(seconds)} s`;
    say(
      `${mib} MiB: brought to one node in ${s(move)}, joined by two others in ${s(join)}, backed up in ${s(backup)}, verified in ` +
        `${s(verify)}, a restore tried in ${s(drill)} and done into another node in ${s(restore)}; the server took ` +
        `${Math.round(it.serverMiB)} MiB at most and a node ${Math.round(it.nodeMiB)}, a list ${it.during.toFixed(0)} ms ` +
        `(p99) beside the backup and ${it.quiet.toFixed(0)} ms before it, ${it.unanswered} times without an answer`,
    );
    return it.unanswered === 0;
  },
  async "rolling upgrade"() {
    if (!older) {
      console.warn("SKIPPED: --older names no binary of an older version.");
      return true;
    }
    const it = await upgraded(older);
    say(
      `upgraded one server after the other: ${saidOf(it)}; the older ones were ready with ${it.ready.join(" and ")} then, ` +
        `candidates and their index ${it.found?.join(" and ")}, ${it.findings.length} findings`,
    );
    say(`an older one started again says: ${it.again}`);
    return it.lost + it.twice + it.failed + it.findings.length === 0;
  },
  async scrape() {
    const it = await scrapeKilled(rounds);
    say(
      `scrape whose server was killed ${it.killed} times: ${it.ads} ads, ${it.missing} missing, ` +
        `${it.twice} twice, ${it.open} runs left open`,
    );
    return it.code === 0 && it.missing + it.twice + it.open === 0;
  },
});
