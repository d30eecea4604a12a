import { column } from "./columns";

/**
 * Which id stands in which row of a set of columns. Others may be reading while a row changes hands, so the row of an id
 * that was removed is only marked, and stays empty until somebody new takes it.
 */
export class Rows {
  readonly ids: string[] = [];
  protected readonly isGone = column(Uint8Array);
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

  /** Who stands in a row; null where it is empty at present. */
  idAt(row: number): string | null {
    return this.isGone.values[row] === 1 ? null : (this.ids[row] ?? null);
  }

  /** The row of this id: its own, one that is free, or a new one. */
  protected take(id: string): number {
    const row = this.rows.get(id) ?? this.free.pop() ?? this.ids.length;
    this.ids[row] = id;
    this.rows.set(id, row);
    this.isGone.set(row, 0);
    return row;
  }

  remove(id: string): void {
    const row = this.rows.get(id);
    if (row === undefined) return;
    this.rows.delete(id);
    this.isGone.set(row, 1);
    this.free.push(row);
  }

  /** Ids that are in it and not among these. */
  missingFrom(ids: ReadonlySet<string>): string[] {
    return [...this.rows.keys()].filter((id) => !ids.has(id));
  }
}
