import { type Column, type SQL, sql } from "drizzle-orm";
import { z } from "zod";
import { missing } from "./errors";

/** Where a page begins: the value its order goes by and the row's own number, which tells equals apart. */
const Cursor = z.tuple([z.union([z.string(), z.number()]), z.number()]);
type Cursor = z.infer<typeof Cursor>;

export type Direction = "falling" | "rising";

/** Pages begin after a row, not after a number of rows: deep pages cost what first pages cost. */
export function after(order: SQL, seq: Column | SQL, cursor: string, direction: Direction): SQL {
  const [at, number] = readCursor(cursor);
  return direction === "falling"
    ? sql`(${order}, ${seq}) < (${at}, ${number})`
    : sql`(${order}, ${seq}) > (${at}, ${number})`;
}

// The value may be a name with any letters, which btoa() alone refuses.
export const cursorAt = (...place: Cursor) =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

function readCursor(cursor: string): Cursor {
  try {
    return Cursor.parse(JSON.parse(Buffer.from(cursor, "base64").toString()));
  } catch {
    return missing("page");
  }
}
