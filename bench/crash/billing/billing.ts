import { diceOf } from "../../data/dice";
import { callerOf } from "../caller";
import type { Installation } from "../installation";
import { command, product, serve, type Server } from "../server";
import { agencyWith, copyOf, thrownAway } from "./agency";
import { type Books, type Fault, faults, type Promised, recounted } from "./books";
import { bill, desks } from "./desks";

export type Totals = Record<
  "kills" | "amid a run" | "invoices" | "credit notes" | "payments",
  number
> &
  Record<Fault, number>;
export type Options = {
  kills: number;
  clients: number;
  /** How long at most a server goes on after its first invoice. */
  longestMs?: number;
  tell?(fault: string): void;
  step?(totals: Totals): void;
};

/** When a server is killed; `CHANCE=7` draws other moments. */
const dice = diceOf(Number(Bun.env["CHANCE"] ?? 2026));

const killsOfFolder = 25;
const usualMs = 4000;

/** Kills the server again and again while it issues, credits and books, and recounts the books after each time. */
export async function billing(options: Options): Promise<Totals> {
  const names = ["kills", "amid a run", "invoices", "credit notes", "payments", ...faults];
  const totals = Object.fromEntries(names.map((name) => [name, 0])) as Totals;
  const base = await agencyWith(options.clients);
  try {
    while (totals.kills < options.kills) {
      const installation = copyOf(base);
      await inOneFolder(options, totals, installation).finally(() => thrownAway(installation));
    }
  } finally {
    thrownAway(base);
  }
  return totals;
}

type Place = Installation & { minutes: number; promised: Promised };

async function inOneFolder(options: Options, totals: Totals, installation: Installation) {
  const promised: Promised = { invoices: [], payments: {} };
  const { minutes } = await recounted(installation.folder, 0, promised);
  const place = { ...installation, minutes, promised };
  const note = (books: Books) => noted(options, totals, books);
  for (let n = 0; n < killsOfFolder && totals.kills < options.kills; n += 1) {
    note(await killedOnce(place, dice.under(options.longestMs ?? usualMs)));
    totals.kills += 1;
    options.step?.(totals);
  }
  note(await inPeace(place));
  const { code, out, err } = await command(place.folder, ["doctor"]).ended;
  if (code !== 0 && /^\s*✗.*invoices/m.test(out + err)) options.tell?.(out + err);
  const books = await recounted(place.folder, minutes, promised);
  totals.invoices += books.invoices;
  totals["credit notes"] += books.creditNotes;
  totals.payments += books.payments;
}

/** A server that works and is killed; the books are looked at before the next one begins. */
async function killedOnce(place: Place, afterMs: number): Promise<Books> {
  const server = await serve(place.folder, [...product, "serve"]);
  const state = { isOver: false };
  const rest = () => state.isOver || server.isOver();
  const work = [worked(server, place, rest), worked(server, place, rest)];
  await moved(server, place);
  await Bun.sleep(afterMs);
  await server.end("SIGKILL");
  state.isOver = true;
  await Promise.all(work);
  return recounted(place.folder, place.minutes, place.promised);
}

/** Begins with a run; what another process had left behind is taken up by itself meanwhile. */
async function worked(server: Server, { cookie, promised }: Place, isOver: () => boolean) {
  const ask = callerOf(server, cookie);
  await bill(ask, promised, dice);
  for (let turn = dice.under(desks.length); !isOver(); turn += 1)
    await desks[turn % desks.length]?.(ask, promised, dice);
}

const patienceMs = 60_000;

/** Until something was issued by this server: its first invoice waits for a library that loads long. */
async function moved(server: Server, { cookie }: Place): Promise<void> {
  const ask = callerOf(server, cookie);
  const newest = async () => JSON.stringify((await ask("GET", "/api/invoices?limit=1")).body);
  const before = await newest();
  const late = Date.now() + patienceMs / 3;
  while (Date.now() < late && (await newest()) === before) await Bun.sleep(50);
}

/** A last server that nobody kills: what was begun is ended by it, as long as it goes on. */
async function inPeace(place: Place): Promise<Books> {
  const server = await serve(place.folder, [...product, "serve"]);
  let [last, movedAt] = [0, Date.now()];
  try {
    for (;;) {
      const books = await recounted(place.folder, place.minutes, place.promised);
      if (!books.isRunning) return books;
      if (books.invoices !== last) [last, movedAt] = [books.invoices, Date.now()];
      if (Date.now() > movedAt + patienceMs)
        throw new Error(`A run stands still at ${last} invoices.\n${server.printed()}`);
      await Bun.sleep(500);
    }
  } finally {
    await server.end("SIGTERM");
  }
}

function noted({ tell }: Options, totals: Totals, { faults: found, isRunning }: Books): void {
  totals["amid a run"] += Number(isRunning);
  for (const fault of faults) {
    totals[fault] += found[fault].length;
    if (found[fault].length > 0)
      tell?.(`kill ${totals.kills + 1}: ${fault}: ${found[fault].slice(0, 3).join(", ")}`);
  }
}
