import { column, Interner } from "./columns";

/** Rows per 32-bit word: a bitwise operation tests a whole block of rows. */
export const rowsPerBlock = 32;

const noBits = new Uint32Array();

/** A bitmap over rows. */
export class Bitmap {
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

/** A bitmap index: for each word a bitmap of the rows that have it. A row without words counts as unknown. */
export class BitmapIndex {
  private readonly numbering = new Interner();
  private readonly planes: Bitmap[] = [];
  private readonly anything = new Bitmap();

  set(row: number, words: readonly string[]): void {
    if (this.anything.has(row)) for (const plane of this.planes) plane.put(row, false);
    for (const word of words) this.planeOf(word).put(row, true);
    this.anything.put(row, words.length > 0);
  }
  private planeOf(word: string): Bitmap {
    return (this.planes[this.numbering.of(word)] ??= new Bitmap());
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

/** Union of bitmaps, block by block; the last block is cached. */
export function unionOf(all: readonly Uint32Array[]): (at: number) => number {
  let [last, rows] = [-1, 0];
  return (at) => {
    if (at === last) return rows;
    [last, rows] = [at, 0];
    for (const bits of all) rows |= bits[at] ?? 0;
    return rows;
  };
}

/** Index of the lowest set bit, 0 to 31; meaningless for 0. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function countBits(bits: number): number {
  let count = 0;
  for (let left = bits; left !== 0; left &= left - 1) count += 1;
  return count;
}
