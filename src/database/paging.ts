import { asc, type Column, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "../errors/index";

/** A keyset cursor: the sort value of the last row and its `seq`, which breaks ties. */
const Cursor = z.tuple([z.union([z.string(), z.number()]), z.number()]);
type Cursor = z.infer<typeof Cursor>;

export type Direction = "descending" | "ascending";

/**
 * Keyset pagination: the condition for rows after a cursor. Without an offset, deep pages cost what the first costs.
 */
export function after({ by, direction }: Order, seq: Column | SQL, cursor: string): SQL {
  const [at, number] = decodeCursor(cursor);
  return direction === "descending"
    ? sql`(${by}, ${seq}) < (${at}, ${number})`
    : sql`(${by}, ${seq}) > (${at}, ${number})`;
}

export type Order = { by: Column | SQL; direction: Direction };

/** The order of a sort key; a leading minus reverses it. */
export function orderIn<Sort extends string>(
  orders: Record<Sort, Order>,
  asked: Sort | `-${Sort}`,
): Order {
  const isReversed = asked.startsWith("-");
  const { by, direction } = orders[(isReversed ? asked.slice(1) : asked) as Sort];
  if (!isReversed) return { by, direction };
  return { by, direction: direction === "descending" ? "ascending" : "descending" };
}

/** The position of a column's value in a list, to sort by. */
export function rankIn(column: SQLWrapper, values: readonly string[]): SQL<number> {
  const ranks = values.map((value, rank) => sql`when ${value} then ${rank}`);
  return sql<number>`case ${column} ${sql.join(ranks, sql` `)} end`;
}

/**
 * A column's value, or a substitute where it is null. Written as `case`, because the migration tool cuts the expression
 * of an index at the comma of `coalesce(a, b)`.
 */
export const coalesced = (column: SQLWrapper, unknown: SQL): SQL<string | number> =>
  sql`case when ${column} is null then ${unknown} else ${column} end`;

/** The clauses of a prepared page query: `at`, `number` and `limit` are placeholders that `paged` binds. */
export function pageBy({ by, direction }: Order, seq: Column | SQL, isFurther: boolean) {
  const towards = direction === "descending" ? desc : asc;
  const place = sql`(${sql.placeholder("at")}, ${sql.placeholder("number")})`;
  const sign = direction === "descending" ? sql`<` : sql`>`;
  return {
    begin: isFurther ? sql`(${by}, ${seq}) ${sign} ${place}` : undefined,
    order: [towards(by), towards(seq)],
    limit: sql.placeholder("limit"),
  };
}

type Placed = { at: string | number; seq: number };
type PageParameters = { at?: string | number; number?: number; limit: number };

/**
 * One page of a prepared query, and the cursor of the next page. Reads one row more than asked to know whether there is
 * one.
 */
export async function paged<Row extends Placed>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  query: (parameters: PageParameters, isFurther: boolean) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const [at, number] = cursor ? decodeCursor(cursor) : [];
  const place = at !== undefined && number !== undefined ? { at, number } : {};
  const rows = await query({ ...place, limit: limit + 1 }, cursor !== undefined);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (rows.length > limit) rows.pop();
  return { rows, next: last ? encodeCursor(last.at, last.seq) : null };
}

/** All pages of a prepared query, one after the other. */
export async function* allPages<Row extends Placed>(
  limit: number,
  query: (parameters: PageParameters, isFurther: boolean) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await paged({ cursor, limit }, query);
    yield rows;
    cursor = next ?? undefined;
  } while (cursor);
}

// Not btoa(): it throws on characters beyond Latin-1, which a name may contain.
export const encodeCursor = (...place: Cursor) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

function decodeCursor(cursor: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, "base64").toString()));
  } catch {
    return notFound("page");
  }
}
