/** A row that was promised: by the columns of its table that tell it from all others. */
export type Thing = { table: string; by: Record<string, string> };

export const row = (table: string, id: string): Thing => ({ table, by: { id } });

/** Everything that was answered so far, as somebody would write it down beside the machine. */
export type Ledger = {
  readonly here: Set<Thing>;
  readonly gone: Set<Thing>;
  /** Paths in the data folder, each with the row that names it. */
  readonly files: Map<string, string>;
  acknowledged: number;
  erasures: number;
  backups: number;
};

export const openLedger = (): Ledger => ({
  ...{ here: new Set(), gone: new Set(), files: new Map(), acknowledged: 0 },
  ...{ erasures: 0, backups: 0 },
});

export function promised(ledger: Ledger, ...things: Thing[]): void {
  for (const thing of things) ledger.here.add(thing);
  ledger.acknowledged += 1;
}

/** Nobody knows how it ends: it was asked that they go, and not yet answered. */
export function doubted(ledger: Ledger, ...ids: string[]): void {
  for (const thing of ledger.here)
    if (ids.includes(thing.by["id"] ?? "")) ledger.here.delete(thing);
}

export function erased(ledger: Ledger, ...things: Thing[]): void {
  for (const thing of things) ledger.gone.add(thing);
  ledger.acknowledged += 1;
  ledger.erasures += 1;
}

export function backedUp(ledger: Ledger): void {
  ledger.acknowledged += 1;
  ledger.backups += 1;
}
