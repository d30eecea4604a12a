import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import type { MergeKind, MovedTable } from "../rules";

/** A table whose rows belong to a record. */
type Place = {
  table: MovedTable;
  /** The column that refers to the record. */
  owner: string;
  /** The column that identifies a row among those of one record. */
  key: string;
  /** Columns that are unique per record: a row that would collide stays with the duplicate. `[]` allows one row at most. */
  once?: readonly string[];
  /** Rows are ordered by `position`; moved ones are appended behind those of the record that stays. */
  isOrdered?: true;
  /** The column with the kind of record, in a table of several kinds that does not call it `kind`. */
  kindColumn?: string;
};

/** Declared by each module: which of its rows a merge moves. A test walks the schema for tables that no module names. */
type Merging = Partial<Record<MergeKind, readonly Place[]>> & {
  /** Tables whose rows refer to records of any kind. */
  attached?: readonly Place[];
  /** Tables that refer to people or companies and are not moved, each with the reason. */
  stays?: Readonly<Record<string, string>>;
};

declare module "@/src/app" {
  interface Module {
    /** Which of its rows a merge moves to the record that stays, and which it leaves. */
    readonly merging?: Merging;
  }
}

/** Every table that a merge of this kind touches, over all modules. */
export const placesOf = ({ modules }: Pick<App, "modules">, kind: MergeKind) =>
  modules.flatMap(({ merging }) => [
    ...(merging?.[kind] ?? []).map((place) => ({ ...place, isOfAnyKind: false })),
    ...(merging?.attached ?? []).map((place) => ({ ...place, isOfAnyKind: true })),
  ]);

/** A place, and whether its table holds rows of all kinds of records. */
type Belonging = ReturnType<typeof placesOf>[number];

export const stayingOf = ({ modules }: Pick<App, "modules">): Record<string, string> =>
  Object.assign({}, ...modules.map(({ merging }) => merging?.stays ?? {}));

export type Hands = { id: string; kind: MergeKind; keptId: string; mergedId: string };

/** Moves all rows of the duplicate to the record that stays, and notes first which rows those were, for the undo. */
export const handOver = (app: App, hands: Hands): Write[] =>
  placesOf(app, hands.kind).flatMap((place) => [
    statement(sql`insert into merge_moves (merge_id, place, row)
      select ${hands.id}, ${place.table}, ${column(place.key)} from ${table(place)} as own
      where ${isOf(place, hands.kind, hands.mergedId)} and not ${hasSame(place, hands)}`),
    give(place, hands, { from: hands.mergedId, to: hands.keptId }),
  ]);

/** The undo of `handOver`: moves exactly the noted rows back, unless they have a new owner since. */
export const handBack = (app: App, hands: Hands): Write[] =>
  placesOf(app, hands.kind).map((place) =>
    give(place, hands, { from: hands.keptId, to: hands.mergedId }),
  );

/** From whom rows go, and to whom. */
type Way = { from: string; to: string };

function give(place: Belonging, hands: Hands, { from, to }: Way): Write {
  const isMoving = sql`${isOf(place, hands.kind, from)} and ${column(place.key)} in (
    select row from merge_moves where merge_id = ${hands.id} and place = ${place.table})`;
  const behind = sql`, position = position
    + (select coalesce(max(position), -1) + 1 from ${table(place)} where ${isOf(place, hands.kind, to)})
    - (select min(position) from ${table(place)} where ${isMoving})`;
  return statement(sql`update ${table(place)}
    set ${column(place.owner)} = ${to} ${place.isOrdered ? behind : sql``} where ${isMoving}`);
}

/** How many rows of each table would move, and how many would stay. */
export async function countMoving(app: App, hands: Hands) {
  const counts = await Promise.all(
    placesOf(app, hands.kind).map(async (place) => {
      const [row] = await app.db.all<[moves: number, stays: number]>(
        sql`select count(*) filter (where not ${hasSame(place, hands)}),
          count(*) filter (where ${hasSame(place, hands)})
          from ${table(place)} as own where ${isOf(place, hands.kind, hands.mergedId)}`,
      );
      return [place.table, { moves: row?.[0] ?? 0, stays: row?.[1] ?? 0 }] as const;
    }),
  );
  return Object.fromEntries(counts.filter(([, { moves, stays }]) => moves + stays > 0));
}

/** Deletes rows that refer to the purged duplicates without a foreign key that would delete them. */
export const clearedAway = (app: App, kind: MergeKind, ids: string[]): Write[] =>
  placesOf(app, kind).flatMap((place) =>
    place.isOfAnyKind
      ? ids.map((id) => statement(sql`delete from ${table(place)} where ${isOf(place, kind, id)}`))
      : [],
  );

const table = (place: Belonging) => sql.identifier(place.table);
const column = (name: string) => sql.identifier(name);
const kindOf = (place: Belonging) => column(place.kindColumn ?? "kind");

const isOf = (place: Belonging, kind: MergeKind, id: string): SQL =>
  place.isOfAnyKind
    ? sql`(${column(place.owner)} = ${id} and ${kindOf(place)} = ${kind})`
    : sql`${column(place.owner)} = ${id}`;

/** The record that stays has the same already. */
const hasSame = (place: Belonging, { kind, keptId }: Hands): SQL =>
  place.once
    ? sql`exists (select 1 from ${table(place)} as kept
        where kept.${column(place.owner)} = ${keptId}
          ${place.isOfAnyKind ? sql`and kept.${kindOf(place)} = ${kind}` : sql``}
          and ${sql.join([sql`1`, ...place.once.map(isSame)], sql` and `)})`
    : sql`(0)`;

const isSame = (name: string) => sql`kept.${column(name)} is own.${column(name)}`;
