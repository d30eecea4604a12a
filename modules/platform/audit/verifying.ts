import type { App } from "@/src/app";
import { closeSeal, noted, openSeal } from "./sealing";
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
  const reader = openReader(app, seals);
  for await (const rows of rowsOf(app, 0)) rows.forEach(reader.read);
  const { entries, last, findings } = reader.end();
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
function openReader(app: App, seals: Seal[]) {
  const findings: Finding[] = [];
  const marks = new Set<string>();
  let stretch = 0;
  let mac = openSeal(app, undefined);
  let last = 0;
  let entries = 0;
  let sound = 0;

  const find = (what: Tampering, from: number, to = from) =>
    void findings.push(about(what, from, to));

  /** Where all the rows of a stretch are there and are genuine, only their order can be wrong. */
  function closeUntil(seq: number) {
    for (let seal = seals[stretch]; seal && seal.upTo < seq; seal = seals[stretch]) {
      const before = seals[stretch - 1]?.upTo ?? 0;
      const isFull = sound === seal.upTo - before;
      if (seal.after !== before) find("unsealed", before + 1, seal.after);
      else if (isFull && closeSeal(mac, seal) !== seal.mac) find("moved", before + 1, seal.upTo);
      stretch += 1;
      mac = openSeal(app, seal);
      sound = 0;
    }
  }

  function read(row: Row) {
    if (row.seq > last + 1) find("missing", last + 1, row.seq - 1);
    closeUntil(row.seq);
    const isOlder = row.stamp === "" && row.seq <= (seals[0]?.upTo ?? 0);
    if (isOlder || isGenuine(app.config, row, row.stamp)) sound += 1;
    else find(row.stamp ? "edited" : "inserted", row.seq);
    if (isCopy(row)) find("inserted", row.seq);
    mac.update(tokenOf(row.seq, row, row.stamp));
    last = row.seq;
    entries += 1;
  }

  /** A deed that was done once stands there twice. */
  function isCopy({ stamp }: Row): boolean {
    const mark = markOf(stamp);
    if (mark === "") return false;
    const before = marks.size;
    return marks.add(mark).size === before;
  }

  function end() {
    closeUntil(Number.POSITIVE_INFINITY);
    return { entries, last, findings };
  }

  return { read, end };
}

async function anchorOf(app: App): Promise<Verification["anchor"]> {
  const head = noted(app.config);
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
