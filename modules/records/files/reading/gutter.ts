import { headingOf } from "@/modules/knowledge/cv-headings";
import { endOf, type Piece, sameLine } from "./piece";

type Sides = { left: readonly Piece[]; right: readonly Piece[]; headings: readonly Piece[] };

const fewestLines = 4;
/** A drawing has thousands of words at a thousand places and no columns to look for. */
export const mostPieces = 1500;

/** Where an empty strip parts two columns; null where there is none, or where its sides are the cells of one table. */
export const columnGutter = (pieces: readonly Piece[]): number | null =>
  stripIn(pieces, (sides) => areHeaded(sides) || !isTable(sides));

/**
 * The same where headings alone say so. Both sides of a table have one heading above them at the most; of two columns
 * whose lines stand on one grid, as cells do, each has parts of its own.
 */
export const headedGutter = (pieces: readonly Piece[], before: number | null): number | null =>
  stripIn(pieces, areHeaded) ??
  // Columns go on where they stood on the page before, with headings or without.
  (before === null ? null : stripIn(pieces, (_, at) => Math.abs(at - before) <= samePlace));

const samePlace = 3;

type AreColumns = (sides: Sides, at: number) => boolean;

function stripIn(pieces: readonly Piece[], areColumns: AreColumns): number | null {
  if (pieces.length > mostPieces) return null;
  const headings = pieces.filter(({ text }) => headingOf(text));
  const edges = [...new Set(pieces.map(({ x }) => Math.round(x)))];
  const found = edges.flatMap((edge) => {
    const at = edge - 3;
    const left = pieces.filter((it) => endOf(it) <= at);
    const right = pieces.filter((it) => it.x >= at);
    const across = pieces.length - left.length - right.length;
    const fewer = Math.min(left.length, right.length);
    if (fewer < fewestLines || across > pieces.length * 0.2) return [];
    return areColumns({ left, right, headings }, at) ? [{ at, worth: fewer - 3 * across }] : [];
  });
  const [best] = found.toSorted((a, b) => b.worth - a.worth || b.at - a.at);
  return best && best.worth > 0 ? best.at : null;
}

/** The cells of a table stand on the same lines; the lines of two columns run past one another. */
function isTable({ left, right }: Sides): boolean {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const offsets = fewer.map(({ y }) => Math.min(...more.map((it) => Math.abs(it.y - y))));
  const level = offsets.filter((it) => it < sameLine).length;
  const past = offsets.filter((it, n) => it >= sameLine && it < 0.7 * (fewer[n]?.size ?? 0)).length;
  return level >= 3 && past <= fewer.length * 0.2;
}

const fewestHeadings = 3;

function areHeaded({ left, right, headings }: Sides): boolean {
  if (headings.length < fewestHeadings) return false;
  const [ofLeft, ofRight] = [left, right].map(
    (side) => headings.filter((it) => side.includes(it)).length,
  );
  return !!ofLeft && !!ofRight && ofLeft + ofRight >= fewestHeadings;
}
