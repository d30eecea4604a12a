import type { App } from "@/src/app";
import { closeSeal, readSealNote, openSeal } from "./sealing";
import type { Finding, Verification } from "./model";
import { everWritten, type Row, rowsOf, type Seal, sealAt, sealsOf } from "./reading";
import type { Tampering } from "./rules";
import { isGenuine, markOf, tokenOf } from "./stamping";

/** A page of findings tells enough; the number tells the rest. */
const mostListed = 100;

/** Reads the whole trail and says of every row and every stretch whether it is as it was written. */
export async function verifyTrail(app: App): Promise<Verification> {
  const seals = await sealsOf(app);
  // Before the rows are read: entries that are written meanwhile are not missing at the end.
  const written = Math.max(await everWritten(app), seals.at(-1)?.upTo ?? 0);
  const reader = new TrailReader(app, seals);
  for await (const rows of rowsOf(app, 0)) for (const row of rows) reader.read(row);
  reader.closeUntil(Number.POSITIVE_INFINITY);
  const { entries, last, findings } = reader;
  if (written > last) findings.push(about("cut", last + 1, written));
  const anchor = await anchorOf(app);
  const sealed = Math.min(seals.at(-1)?.upTo ?? 0, entries);
  return {
    isWhole: findings.length === 0 && anchor !== "lost",
    at: app.now().toISOString(),
    entries,
    sealed,
    anchor,
    found: findings.length,
    findings: findings.slice(0, mostListed),
  };
}

/** Goes along the rows once, opening each seal where its stretch begins and closing it where it ends. */
class TrailReader {
  readonly findings: Finding[] = [];
  entries = 0;
  last = 0;
  readonly #app: App;
  readonly #seals: Seal[];
  readonly #marks = new Set<string>();
  #stretch = 0;
  #mac: ReturnType<typeof openSeal>;
  /** How many rows of the stretch are genuine. */
  #sound = 0;

  constructor(app: App, seals: Seal[]) {
    this.#app = app;
    this.#seals = seals;
    this.#mac = openSeal(app, undefined);
  }

  read(row: Row): void {
    if (row.seq > this.last + 1) this.#find("missing", this.last + 1, row.seq - 1);
    this.closeUntil(row.seq);
    const isOlder = row.stamp === "" && row.seq <= (this.#seals[0]?.upTo ?? 0);
    if (isOlder || isGenuine(this.#app.config, row, row.stamp)) this.#sound += 1;
    else this.#find(row.stamp ? "edited" : "inserted", row.seq);
    if (this.#isCopy(row)) this.#find("inserted", row.seq);
    this.#mac.update(tokenOf(row.seq, row, row.stamp));
    this.last = row.seq;
    this.entries += 1;
  }

  /** Where all the rows of a stretch are there and are genuine, only their order can be wrong. */
  closeUntil(seq: number): void {
    const seals = this.#seals;
    for (let seal = seals[this.#stretch]; seal && seal.upTo < seq; seal = seals[this.#stretch]) {
      const before = seals[this.#stretch - 1]?.upTo ?? 0;
      const isFull = this.#sound === seal.upTo - before;
      if (seal.after !== before) this.#find("unsealed", before + 1, seal.after);
      else if (isFull && closeSeal(this.#mac, seal) !== seal.mac)
        this.#find("moved", before + 1, seal.upTo);
      this.#stretch += 1;
      this.#mac = openSeal(this.#app, seal);
      this.#sound = 0;
    }
  }

  /** What was done once stands there twice. */
  #isCopy({ stamp }: Row): boolean {
    const mark = markOf(stamp);
    if (mark === "") return false;
    const before = this.#marks.size;
    return this.#marks.add(mark).size === before;
  }

  #find(what: Tampering, from: number, to = from): void {
    this.findings.push(about(what, from, to));
  }
}

async function anchorOf(app: App): Promise<Verification["anchor"]> {
  const head = await readSealNote(app);
  if (!head) return "none";
  return (await sealAt(app, head.upTo))?.mac === head.mac ? "holds" : "lost";
}

const about = (what: Tampering, from: number, to = from): Finding => ({ what, from, to });

const lookedAt = new WeakMap<App["db"], Verification>();
const goodForMs = 10 * 60 * 1000;

/** What was found a little while ago, or what is found now: reading everything for each visitor would be a burden. */
export async function verification(app: App, anew: boolean): Promise<Verification> {
  const known = lookedAt.get(app.db);
  const isFresh = known && app.now().getTime() - Date.parse(known.at) < goodForMs;
  if (isFresh && !anew) return known;
  const found = await verifyTrail(app);
  lookedAt.set(app.db, found);
  return found;
}
