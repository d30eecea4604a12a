import { type SQL, sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { statement, type Write } from "@/src/database";
import { type Place, places } from "./places";
import type { MergeKind } from "./rules";

export type Hands = { id: string; kind: MergeKind; keptId: string; mergedId: string };

/** Everything of the double goes to the record that stays; which rows they were is written down first. */
export const handOver = (hands: Hands): Write[] =>
  places[hands.kind].flatMap((place) => [
    statement(sql`insert into merge_moves (merge_id, place, row)
      select ${hands.id}, ${place.table}, ${column(place.key)} from ${table(place)} as own
      where ${isOf(place, hands.kind, hands.mergedId)} and not ${hasSame(place, hands)}`),
    give(place, hands, hands.mergedId, hands.keptId),
  ]);

/** The undo of `handOver`: exactly those rows, if they still belong where they went. */
export const handBack = (hands: Hands): Write[] =>
  places[hands.kind].map((place) => give(place, hands, hands.keptId, hands.mergedId));

function give(place: Place, hands: Hands, from: string, to: string): Write {
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
    places[hands.kind].map(async (place) => {
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
export const clearedAway = (kind: MergeKind, ids: string[]): Write[] =>
  places[kind].flatMap((place) =>
    place.isOfAnyKind
      ? ids.map((id) => statement(sql`delete from ${table(place)} where ${isOf(place, kind, id)}`))
      : [],
  );

const table = (place: Place) => sql.identifier(place.table);
const column = (name: string) => sql.identifier(name);
const kindOf = (place: Place) => column(place.kindColumn ?? "kind");

const isOf = (place: Place, kind: MergeKind, id: string): SQL =>
  place.isOfAnyKind
    ? sql`(${column(place.owner)} = ${id} and ${kindOf(place)} = ${kind})`
    : sql`${column(place.owner)} = ${id}`;

/** The record that stays has the same already. */
const hasSame = (place: Place, { kind, keptId }: Hands): SQL =>
  place.once
    ? sql`exists (select 1 from ${table(place)} as kept
        where kept.${column(place.owner)} = ${keptId}
          ${place.isOfAnyKind ? sql`and kept.${kindOf(place)} = ${kind}` : sql``}
          and ${sql.join([sql`1`, ...place.once.map(isSame)], sql` and `)})`
    : sql`(0)`;

const isSame = (name: string) => sql`kept.${column(name)} is own.${column(name)}`;
