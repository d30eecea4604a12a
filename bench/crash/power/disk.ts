import type { Act } from "./trace";

type Change = { at: number; bytes: Buffer } | { size: number };
/** A file as it lies on the disk for certain, and what the system may or may not have put there since. */
type Held = { image: Buffer; pending: Change[]; isNamed: boolean };

/** How much of what was not yet asked to be safe is there after the lights went out. */
export const cuts = ["none", "all", "half", "some", "torn"] as const;
export type Cut = (typeof cuts)[number];

const sector = 512;
const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));

/** A disk that keeps what was synced and forgets anything else at will, in any order. */
export class Disk {
  readonly #files = new Map<string, Held>();
  /** Names that were given and whose folder was not synced since. */
  readonly #fresh = new Set<string>();
  readonly #names = new Set<string>();

  constructor(known: Record<string, Buffer>) {
    for (const [path, image] of Object.entries(known)) {
      this.#files.set(path, { image, pending: [], isNamed: true });
    }
  }

  take(act: Act): void {
    if (act.kind === "write") this.#held(act.path).pending.push(act);
    if (act.kind === "cut") this.#held(act.path).pending.push({ size: act.size });
    if (act.kind === "name") this.#fresh.add(act.path);
    if (act.kind === "sync") this.#sync(act.path);
  }

  /** Whether a file that was given its name outlives the cut for certain, and every new folder above it. */
  hasName(path: string, top: string): boolean {
    if (!this.#names.has(path)) return false;
    for (let above = folderOf(path); above !== top; above = folderOf(above))
      if (this.#fresh.has(above)) return false;
    return true;
  }

  after(path: string, cut: Cut, chance: () => number): Buffer | null {
    const held = this.#files.get(path);
    if (!held || (!held.isNamed && cut === "none")) return null;
    return changed(held.image, chosen(held.pending, cut, chance));
  }

  #held(path: string): Held {
    const held = this.#files.get(path) ?? { image: Buffer.alloc(0), pending: [], isNamed: false };
    this.#files.set(path, held);
    return held;
  }

  #sync(path: string): void {
    const held = this.#files.get(path);
    if (held) {
      held.image = changed(held.image, held.pending);
      held.pending = [];
      return;
    }
    for (const [name, it] of this.#files) if (folderOf(name) === path) it.isNamed = true;
    for (const name of this.#fresh) {
      if (folderOf(name) !== path) continue;
      this.#fresh.delete(name);
      this.#names.add(name);
    }
  }
}

function chosen(pending: Change[], cut: Cut, chance: () => number): Change[] {
  if (cut === "none") return [];
  if (cut === "all") return pending;
  if (cut === "half") return pending.slice(0, Math.floor(pending.length / 2));
  const some = cut === "some" ? pending.filter(() => chance() < 0.5) : [...pending];
  const last = some.at(-1);
  if (cut === "torn" && last && "bytes" in last) {
    const whole = Math.floor((chance() * last.bytes.length) / sector) * sector;
    some[some.length - 1] = { at: last.at, bytes: last.bytes.subarray(0, whole) };
  }
  return some;
}

/** Never changes what it is given: an image that is on the disk stays what it was. */
function changed(image: Buffer, changes: readonly Change[]): Buffer {
  if (changes.length === 0) return image;
  const ends = changes.map((it) => ("size" in it ? it.size : it.at + it.bytes.length));
  const next = Buffer.alloc(Math.max(image.length, ...ends));
  let size = image.copy(next);
  for (const change of changes) {
    if ("size" in change) {
      next.fill(0, change.size, Math.max(size, change.size));
      size = change.size;
    } else {
      change.bytes.copy(next, change.at);
      size = Math.max(size, change.at + change.bytes.length);
    }
  }
  return next.subarray(0, size);
}
