import { rmSync } from "node:fs";
import { diceOf } from "../../data/dice";
import { type Ask, callerOf } from "../caller";
import { forgetLeavers, next } from "./commands";
import { type Ledger, openLedger } from "./ledger";
import { furnished } from "../installation";
import { locksMissing } from "../locks";
import { seen } from "./looking";
import { risks } from "./risks";
import { product, serve, type Server } from "../server";
import { writes } from "./writes";

const figures = [
  ...(["rounds", "acknowledged", "erasures", "backups", "commands", "killed commands"] as const),
  ...(["lost", "not erased", "damaged", "lock losses", "died", "not started", "errors"] as const),
] as const;
export type Figure = (typeof figures)[number];
export type Totals = Record<Figure, number>;

/** What must stay at none. */
export const faults: readonly Figure[] = [
  ...(["lost", "not erased", "damaged", "lock losses", "died", "not started"] as const),
];

/** When and how a server is killed; `CHANCE=7` draws other moments. */
const dice = diceOf(Number(Bun.env["CHANCE"] ?? 2026));

const roundsOfFolder = 50;
const writers = 2;
const lookEveryMs = 50;
const shortestMs = 200;
const longestMs = 1200;

export type Options = {
  rounds: number;
  words?: readonly string[];
  /** Hears of every fault as it is found, and of the totals after each round. */
  tell?(fault: string): void;
  step?(totals: Totals): void;
};

/** Kills the server again and again under several writers and with commands beside it, and looks after each time. */
export async function rounds(options: Options): Promise<Totals> {
  const totals = Object.fromEntries(figures.map((name) => [name, 0])) as Totals;
  while (totals.rounds < options.rounds) {
    const some = Math.min(roundsOfFolder, options.rounds - totals.rounds);
    await inOneFolder({ ...options, rounds: some }, totals);
  }
  return totals;
}

async function inOneFolder(options: Options, totals: Totals): Promise<void> {
  const { folder, cookie } = await furnished();
  const ledger = openLedger();
  forgetLeavers();
  const place = { ...options, folder, cookie, ledger, totals };
  try {
    for (let n = 0; n < options.rounds; n += 1) await round(place);
    const server = await started(place);
    await looked(place);
    await server.end("SIGTERM");
    Object.assign(totals, sumOf(totals, ledger));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Place = Options & { folder: string; cookie: string; ledger: Ledger; totals: Totals };

async function round(place: Place): Promise<void> {
  const { folder, cookie, ledger, totals } = place;
  const server = await started(place);
  const state = { isOver: false, risks: 0 };
  const ask = counted(callerOf(server, cookie), totals);
  const rest = () => state.isOver || server.isOver();
  const work = [
    looked(place),
    watched(server, place, rest),
    ...Array.from({ length: writers }, (_, n) => until(rest, n, writes, (it) => it(ask, ledger))),
    until(rest, totals.rounds, risks, async (it) => {
      await it(ask, ledger, folder);
      state.risks += 1;
    }),
    commanded(place, rest),
  ];
  // Every third goes on until an erasure, a purge or a backup is through, and a little longer.
  if (totals.rounds % 3 === 0) await eventually(() => state.risks > 0 || server.isOver());
  await Bun.sleep(shortestMs + dice.under(longestMs - shortestMs));
  if (server.isOver()) fault(place, "died", server.printed().slice(-300));
  state.isOver = true;
  await server.end(dice.isUnder(0.2) ? "SIGTERM" : "SIGKILL");
  await Promise.all(work);
  totals.rounds += 1;
  place.step?.(sumOf(totals, ledger));
}

/** A start that is refused is a fault, and the next one tells whether it was for good. */
async function started(place: Place, tries = 3): Promise<Server> {
  try {
    return await serve(place.folder, place.words ?? [...product, "serve"]);
  } catch (error) {
    fault(place, "not started", String(error));
    if (tries === 1) throw error;
    return started(place, tries - 1);
  }
}

/** With what was acknowledged in the folder that is in use. */
const sumOf = (totals: Totals, { acknowledged, erasures, backups }: Ledger): Totals => ({
  ...totals,
  acknowledged: totals.acknowledged + acknowledged,
  erasures: totals.erasures + erasures,
  backups: totals.backups + backups,
});

async function eventually(holds: () => boolean, withinMs = 6000): Promise<void> {
  for (const end = Date.now() + withinMs; Date.now() < end && !holds();) await Bun.sleep(20);
}

function fault({ totals, tell }: Place, figure: Figure, what: string, count = 1): void {
  totals[figure] += count;
  tell?.(`round ${totals.rounds + 1}: ${figure}: ${what}`);
}

/** A refusal with a sentence is an answer; a failure of the server itself is told. */
const counted =
  (ask: Ask, totals: Totals): Ask =>
  async (...asked) => {
    const answer = await ask(...asked);
    if (answer.status >= 500) totals.errors += 1;
    return answer;
  };

/** Everybody begins with another kind. */
async function until<Kind>(
  isOver: () => boolean,
  first: number,
  kinds: readonly Kind[],
  work: (kind: Kind) => Promise<unknown>,
): Promise<void> {
  for (let turn = first * 4; !isOver(); turn += 1) {
    const kind = kinds[turn % kinds.length];
    if (kind !== undefined) await work(kind);
  }
}

/** Commands one after the other; of those that are under way when the server goes, every other goes with it. */
async function commanded({ folder, ledger, totals }: Place, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { noted, kill } = next(folder, ledger);
    while (!isOver() && (await Promise.race([noted, Bun.sleep(lookEveryMs)])) === undefined);
    const isKilled = isOver() && dice.isUnder(0.5);
    if (isKilled) kill();
    const { code } = await noted;
    totals.commands += code === 0 ? 1 : 0;
    totals["killed commands"] += isKilled ? 1 : 0;
  }
}

async function watched(server: Server, place: Place, isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const missing = locksMissing(server.pid, place.folder);
    if (missing.length > 0 && !isOver()) return fault(place, "lock losses", missing.join(", "));
    await Bun.sleep(lookEveryMs);
  }
}

/** Everything that was promised before is still so; only what this round makes is not looked for yet. */
async function looked(place: Place): Promise<void> {
  const { folder, ledger } = place;
  const { here, gone, files } = ledger;
  const question = { folder, here: [...here], gone: [...gone], files: [...files.keys()] };
  const found = await seen(question);
  // Whoever was asked to go while it was looked is no loss.
  const missed = found.lost.filter((thing) => [...here].some((it) => same(it, thing)));
  const lost = [...missed.map((it) => JSON.stringify(it)), ...found.files];
  if (lost.length > 0) fault(place, "lost", lost.slice(0, 3).join(" "), lost.length);
  const undead = found.undead.map((it) => JSON.stringify(it));
  if (undead.length > 0) fault(place, "not erased", undead.slice(0, 3).join(" "), undead.length);
  if (found.findings.length > 0) fault(place, "damaged", found.findings.join(" "));
  // Told once; else every further round would find it again.
  for (const thing of found.lost) for (const it of here) if (same(it, thing)) here.delete(it);
  for (const path of found.files) files.delete(path);
}

const same = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);
