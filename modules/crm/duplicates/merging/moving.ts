import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import type { MergeKind, MovedTable } from "../rules";

/** A table whose rows belong to a record. */
type Place = {
  table: MovedTable;
  /** The column that says whose the row is. */
  owner: string;
  /** Tells the rows of one owner apart. */
  key: string;
  /** What may not be the same twice with one owner: such a row stays with the double; `[]` where there is one at most. */
  once?: readonly string[];
  /** The rows stand in an order by `position`; those that come are put behind those that were there. */
  isOrdered?: true;
  /** What that table calls the kind of record, where it holds rows of all kinds and not under `kind`. */
  kindColumn?: string;
};

/** What becomes of a module's rows when two records become one; a test walks the schema for what is missing. */
type Merging = Partial<Record<MergeKind, readonly Place[]>> & {
  /** Tables whose rows hang on records of all kinds. */
  attached?: readonly Place[];
  /** Tables with people or companies in them whose rows stay where they are, and why. */
  stays?: Readonly<Record<string, string>>;
};

declare module "@/src/app" {
  interface Module {
    /** Which of its rows go to the record that stays when two are merged, and which do not. */
    readonly merging?: Merging;
  }
}

/** Everything that changes hands when two records of a kind become one. */
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

/** Everything of the double goes to the record that stays; which rows they were is written down first. */
export const handOver = (app: App, hands: Hands): Write[] =>
  placesOf(app, hands.kind).flatMap((place) => [
    statement(sql`insert into merge_moves (merge_id, place, row)
      select ${hands.id}, ${place.table}, ${column(place.key)} from ${table(place)} as own
      where ${isOf(place, hands.kind, hands.mergedId)} and not ${hasSame(place, hands)}`),
    give(place, hands, { from: hands.mergedId, to: hands.keptId }),
  ]);

/** The undo of `handOver`: exactly those rows, if they still belong where they went. */
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

/** What lies with doubles that are deleted and does not go with their rows by itself. */
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
