import { column, Numbering } from "./columns";

/** One bit a row, those of so many rows in one number: all of them are looked at in one step. */
export const rowsPerBlock = 32;

const noBits = new Uint32Array();

/** Which rows of a set of columns something holds for. */
export class Bits {
  private readonly column = column(Uint32Array);
  get values(): Uint32Array {
    return this.column.values;
  }
  has(row: number): boolean {
    return isIn(this.values, row);
  }
  put(row: number, holds: boolean): void {
    const at = row >>> 5;
    const before = this.values[at] ?? 0;
    const after = holds ? before | (1 << row) : before & ~(1 << row);
    if (after >>> 0 !== before) this.column.set(at, after);
  }
}

/** Which rows hold each of some words: a plane of bits for each. A row that holds none is not known. */
export class Planes {
  private readonly numbering = new Numbering();
  private readonly planes: Bits[] = [];
  private readonly anything = new Bits();

  set(row: number, words: readonly string[]): void {
    if (this.anything.has(row)) for (const plane of this.planes) plane.put(row, false);
    for (const word of words) this.planeOf(word).put(row, true);
    this.anything.put(row, words.length > 0);
  }
  private planeOf(word: string): Bits {
    return (this.planes[this.numbering.of(word)] ??= new Bits());
  }
  /** The rows that hold a word, as they are now. */
  of(word: string): Uint32Array {
    return this.planes[this.numbering.find(word)]?.values ?? noBits;
  }
  /** The rows that hold any word. */
  get known(): Uint32Array {
    return this.anything.values;
  }
}

export const isIn = (bits: Uint32Array, row: number): boolean =>
  ((bits[row >>> 5] ?? 0) & (1 << row)) !== 0;

/** By blocks, the rows of any of these; the block that was asked for last is remembered. */
export function anyOf(all: readonly Uint32Array[]): (at: number) => number {
  let [last, rows] = [-1, 0];
  return (at) => {
    if (at === last) return rows;
    [last, rows] = [at, 0];
    for (const bits of all) rows |= bits[at] ?? 0;
    return rows;
  };
}

/** The number, 0 to 31, of the lowest bit; of nothing it is no number of a bit. */
export const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countOf(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
