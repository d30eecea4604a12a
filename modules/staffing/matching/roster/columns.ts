import { certificateInfoOf } from "@/modules/knowledge/analysis";
import type { HeldCertificate } from "@/modules/crm/candidates";
import { dayOf } from "../scoring/parts/terms";

/** A certificate that never ends, or whose end is only common knowledge. */
export const endless = 0x7fff_ffff;
const firstCapacity = 64;

/** Interns words: each gets the next number when it is first met. */
export class Interner {
  private readonly numbers = new Map<string, number>();
  of(word: string): number {
    const known = this.numbers.get(word);
    if (known !== undefined) return known;
    this.numbers.set(word, this.numbers.size);
    return this.numbers.size - 1;
  }
  /** All words, each at the place of its number. */
  get names(): string[] {
    return [...this.numbers.keys()];
  }
  find = (word: string): number => this.numbers.get(word) ?? -1;
  get size(): number {
    return Math.max(1, this.numbers.size);
  }
}

type Numbers = Float64Array | Int32Array | Uint32Array | Uint16Array | Int8Array | Uint8Array;

/** A growable typed array. It is replaced when full, so that a reader of the old one is not disturbed. */
export class Column<Values extends Numbers> {
  constructor(public values: Values) {}
  set(at: number, value: number): void {
    if (at >= this.values.length) this.grow(at + 1);
    this.values[at] = value;
  }
  grow(length: number): void {
    if (length <= this.values.length) return;
    const Kind = this.values.constructor as new (length: number) => Values;
    const longer = new Kind(Math.max(length, 2 * this.values.length));
    longer.set(this.values);
    this.values = longer;
  }
}

export const column = <Values extends Numbers>(Kind: new (length: number) => Values) =>
  new Column(new Kind(firstCapacity));

/** A list of numbers per row, stored in one array with start and length. */
class NumberLists {
  private readonly begins = column(Uint32Array);
  private readonly lengths = column(Uint16Array);
  private length = 0;
  get starts(): Uint32Array {
    return this.begins.values;
  }
  get counts(): Uint16Array {
    return this.lengths.values;
  }
  /**
   * Where a row's list begins. A longer list than before is appended; its old place stays unused until everything is rebuilt.
   */
  fit(row: number, count: number): number {
    if (count > (this.counts[row] ?? 0)) {
      this.begins.set(row, this.length);
      this.length += count;
    }
    const start = this.starts[row] ?? 0;
    this.begins.set(row, start);
    this.lengths.set(row, count);
    return start;
  }
}

/** The certificates of all rows: ids, and the last day on which each counts. */
export class CertificateColumn extends NumberLists {
  readonly numbering = new Interner();
  private readonly ids = column(Uint16Array);
  private readonly ends = column(Int32Array);
  get which(): Uint16Array {
    return this.ids.values;
  }
  get until(): Int32Array {
    return this.ends.values;
  }
  set(row: number, held: readonly HeldCertificate[]): void {
    const start = this.fit(row, held.length);
    for (const [n, { id, expiresOn }] of held.entries()) {
      this.ids.set(start + n, this.numbering.of(id));
      this.ends.set(
        start + n,
        expiresOn && certificateInfoOf(id)?.isTermPublished ? dayOf(expiresOn) : endless,
      );
    }
  }
}
