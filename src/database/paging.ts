import { asc, type Column, desc, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "../errors/index";

/** Where a page begins: the value its order goes by and the row's own number, which tells equals apart. */
const Cursor = z.tuple([z.union([z.string(), z.number()]), z.number()]);
type Cursor = z.infer<typeof Cursor>;

export type Direction = "falling" | "rising";

/** Pages begin after a row, not after a number of rows: deep pages cost what first pages cost. */
export function after({ by, direction }: Order, seq: Column | SQL, cursor: string): SQL {
  const [at, number] = readCursor(cursor);
  return direction === "falling"
    ? sql`(${by}, ${seq}) < (${at}, ${number})`
    : sql`(${by}, ${seq}) > (${at}, ${number})`;
}

export type Order = { by: Column | SQL; direction: Direction };

/** The order that is asked for: with a minus the other way round. */
export function orderIn<Sort extends string>(
  orders: Record<Sort, Order>,
  asked: Sort | `-${Sort}`,
): Order {
  const isReversed = asked.startsWith("-");
  const { by, direction } = orders[(isReversed ? asked.slice(1) : asked) as Sort];
  if (!isReversed) return { by, direction };
  return { by, direction: direction === "falling" ? "rising" : "falling" };
}

/** The place of a value among those it may have. */
export function rankIn(column: SQLWrapper, values: readonly string[]): SQL<number> {
  const ranks = values.map((value, rank) => sql`when ${value} then ${rank}`);
  return sql<number>`case ${column} ${sql.join(ranks, sql` `)} end`;
}

/** A value, or what stands for one that is unknown; without a comma, at which the text of an index would be cut. */
export const knownOr = (column: SQLWrapper, unknown: SQL): SQL<string | number> =>
  sql`case when ${column} is null then ${unknown} else ${column} end`;

/** The parts of a prepared page: `at`, `number` and `limit` are blanks, which `paged` fills in. */
export function pageBy({ by, direction }: Order, seq: Column | SQL, isFurther: boolean) {
  const towards = direction === "falling" ? desc : asc;
  const place = sql`(${sql.placeholder("at")}, ${sql.placeholder("number")})`;
  const sign = direction === "falling" ? sql`<` : sql`>`;
  return {
    begin: isFurther ? sql`(${by}, ${seq}) ${sign} ${place}` : undefined,
    order: [towards(by), towards(seq)],
    limit: sql.placeholder("limit"),
  };
}

type Placed = { at: string | number; seq: number };
type PageBlanks = { at?: string | number; number?: number; limit: number };

/** One page of a prepared question, and where the following page begins. */
export async function paged<Row extends Placed>(
  { cursor, limit }: { cursor?: string | undefined; limit: number },
  ask: (blanks: PageBlanks, isFurther: boolean) => Promise<Row[]>,
): Promise<{ rows: Row[]; next: string | null }> {
  const [at, number] = cursor ? readCursor(cursor) : [];
  const place = at !== undefined && number !== undefined ? { at, number } : {};
  const rows = await ask({ ...place, limit: limit + 1 }, cursor !== undefined);
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  if (rows.length > limit) rows.pop();
  return { rows, next: last ? cursorAt(last.at, last.seq) : null };
}

/** All pages of a prepared question, one after the other. */
export async function* pagesOf<Row extends Placed>(
  limit: number,
  ask: (blanks: PageBlanks, isFurther: boolean) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  let cursor: string | undefined;
  do {
    const { rows, next } = await paged({ cursor, limit }, ask);
    yield rows;
    cursor = next ?? undefined;
  } while (cursor);
}

// The value may be a name with any letters, which btoa() alone refuses.
export const cursorAt = (...place: Cursor) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

function readCursor(cursor: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, "base64").toString()));
  } catch {
    return notFound("page");
  }
}
