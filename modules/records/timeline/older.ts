import { type AnyColumn, and, eq, lt, or, type SQL } from "drizzle-orm";
import { z } from "zod";
import { notFound } from "@/src/errors";

/** Where a page ends: when, which contribution, and its own number among those of one moment. */
const Place = z.tuple([z.string(), z.number().int(), z.union([z.string(), z.number()])]);
export type Place = z.infer<typeof Place>;

export const cursorOf = (place: Place): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

export function placeOf(cursor: string): Place {
  try {
    return Place.parse(JSON.parse(Buffer.from(cursor, "base64").toString()));
  } catch {
    return notFound("page");
  }
}

/** What a contribution still has to tell after a place: its columns for when and for telling equals apart. */
export type Older = (at: AnyColumn, seq: AnyColumn) => SQL | undefined;

/** Contributions of one moment follow one another by their rank. */
export const olderThan =
  (place: Place | undefined, rank: number): Older =>
  (at, seq) => {
    if (!place) return undefined;
    const [when, which, number] = place;
    if (rank < which) return lt(at, when);
    const isSame = rank > which ? eq(at, when) : and(eq(at, when), lt(seq, number));
    return or(lt(at, when), isSame);
  };
