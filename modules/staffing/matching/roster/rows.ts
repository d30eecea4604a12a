import { Bitmap, rowsPerBlock } from "./bitmaps";

/**
 * Assigns ids to rows of the columns. A removed row is only marked free and reused later, because others may be reading
 * meanwhile.
 */
export class Rows {
  readonly ids: string[] = [];
  private readonly taken = new Bitmap();
  private readonly rows = new Map<string, number>();
  private readonly free: number[] = [];

  /** How many rows there are to look at, those that were removed among them. */
  get size(): number {
    return this.ids.length;
  }
  /** How many of them are taken. */
  get count(): number {
    return this.rows.size;
  }

  /** How many blocks of rows those are. */
  get blocks(): number {
    return Math.ceil(this.size / rowsPerBlock);
  }
  /** Which rows somebody stands in. */
  get takenRows(): Uint32Array {
    return this.taken.values;
  }

  /** Who stands in a row; null where it is empty at present. */
  idAt(row: number): string | null {
    return this.taken.has(row) ? (this.ids[row] ?? null) : null;
  }

  /** The rows of some ids, as a bitmap by block. */
  rowsOf(ids: Iterable<string>): ReadonlyMap<number, number> {
    const bits = new Map<number, number>();
    for (const id of ids) {
      const row = this.rows.get(id);
      if (row === undefined) continue;
      const at = Math.floor(row / rowsPerBlock);
      bits.set(at, (bits.get(at) ?? 0) | (1 << row));
    }
    return bits;
  }

  /** The row of this id: its own, one that is free, or a new one. */
  protected take(id: string): number {
    const row = this.rows.get(id) ?? this.free.pop() ?? this.ids.length;
    this.ids[row] = id;
    this.rows.set(id, row);
    this.taken.put(row, true);
    return row;
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    this.taken.put(row, false);
    this.free.push(row);
  }

  /** Whoever goes through them may remove those that were given already. */
  everyId = (): Iterable<string> => this.rows.keys();
}
