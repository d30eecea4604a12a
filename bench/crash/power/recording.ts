import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { patience } from "@/src/patience.testing";
import { type Ask, callerOf } from "../caller";
import { type Ledger, openLedger, type Thing } from "../rounds/ledger";
import { erasure } from "../rounds/risks";
import { furnished } from "../installation";
import { product, serve } from "../server";
import { type Act, actsOf, straced } from "./trace";
import { upload, writes } from "../rounds/writes";

/** What holds from an answer on. */
export type Promised = { here?: Thing; gone?: Thing; file?: string };
export type Recording = {
  folder: string;
  /** The database as it was before. */
  image: Buffer;
  acts: Act[];
  /** By the number of the act that answered. */
  promises: Map<number, Promised[]>;
};

const turns = 3;
const quietMs = 300;
const longestWaitMs = 5_000;

/** Lets a server work under strace, kills it, and reads what it did and when it answered. */
export async function recorded(
  writesWanted: number,
  words: readonly string[] = [...product, "serve"],
): Promise<Recording> {
  const { folder, cookie } = await furnished();
  const beside = mkdtempSync(join(tmpdir(), "coldaisle-trace-"));
  const file = join(beside, "trace");
  try {
    const image = readFileSync(join(folder, "coldaisle.db"));
    const server = await serve(folder, [...straced(file), ...words]);
    const ledger = openLedger();
    await busy(callerOf(server, cookie), ledger, writesWanted, folder);
    await quiet(file);
    // strace ends with the program it watches, which is its only child.
    const [child] = Bun.spawnSync(["pgrep", "-P", String(server.pid)])
      .stdout.toString()
      .split("\n");
    process.kill(Number(child), "SIGKILL");
    await server.end("SIGTERM");
    const acts = actsOf(readFileSync(file, "utf8"));
    return { folder, image, acts, promises: promisesOf(acts, ledger) };
  } finally {
    rmSync(beside, { recursive: true, force: true });
  }
}

/** A call that the kill interrupts is done and not in the trace: waits until nothing is being written, longer where it is busy. */
async function quiet(trace: string): Promise<void> {
  const until = Date.now() + patience(longestWaitMs);
  for (let size = -1, now = 0; size !== now && Date.now() < until;) {
    size = Bun.file(trace).size;
    await Bun.sleep(patience(quietMs));
    now = Bun.file(trace).size;
  }
}

/** The kinds of write in turn, several at a time, and now and then somebody who is erased. */
async function busy(ask: Ask, ledger: Ledger, wanted: number, folder: string): Promise<void> {
  const kinds = [...writes.filter(({ name }) => name !== "bring"), upload];
  const state = { turn: 0 };
  const worker = async () => {
    while (ledger.acknowledged < wanted) {
      state.turn += 1;
      await kinds[state.turn % kinds.length]?.(ask, ledger);
    }
  };
  const eraser = async () => {
    for (let n = 1; ledger.acknowledged < wanted;) {
      if (ledger.acknowledged < (n * wanted) / (turns + 1)) await Bun.sleep(20);
      else n += Number((await erasure(ask, ledger, folder)) === undefined);
    }
  };
  await Promise.all([worker(), worker(), eraser()]);
}

/** A row is promised by the first answer that names it; that somebody is gone, by the last. */
function promisesOf(acts: readonly Act[], ledger: Ledger): Map<number, Promised[]> {
  const answers = acts.flatMap((act, n) =>
    act.kind === "answer" && /^HTTP\/1\.1 2/.test(act.text) ? [{ n, text: act.text }] : [],
  );
  const promises = new Map<number, Promised[]>();
  const note = (answer: { n: number } | undefined, promised: Promised) => {
    if (!answer) throw new Error("An answer that was heard is not in the trace.");
    promises.set(answer.n, [...(promises.get(answer.n) ?? []), promised]);
  };
  const first = (text: string) => answers.find((it) => it.text.includes(text));
  for (const thing of ledger.here) {
    note(first(Object.values(thing.by).at(-1) ?? ""), { here: thing });
  }
  for (const [file, id] of ledger.files) note(first(id), { file });
  for (const thing of ledger.gone) {
    if (thing.table !== "candidates") continue;
    note(
      answers.findLast((it) => it.text.includes(thing.by["id"] ?? "")),
      { gone: thing },
    );
  }
  return promises;
}
