import { headingOf } from "@/modules/knowledge/cv-headings";
import { columnGutter, headedGutter, mostPieces } from "./gutter";
import { joinedLetters } from "./letters";
import { endOf, type Piece, sameLine } from "./piece";

export type { Piece };

/** Pieces that are read together, from above to below. */
export type Block = { x: number; size: number; lines: string[] };

type Row = { y: number; pieces: Piece[] };

/** Words of one line become one piece; a gap wider than a space between sentences parts two. */
export function piecesOf(words: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  const sorted = words.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y || a.x - b.x);
  for (const { pieces: row } of rowsOf(sorted)) {
    let last: Piece | undefined;
    for (const word of joinedLetters(row)) {
      const gap = last ? word.x - (last.x + last.width) : Infinity;
      if (last && gap < 1.2 * Math.min(last.size, word.size)) {
        const isApart = gap > 0.12 * word.size && !last.text.endsWith(" ");
        last.text += `${isApart ? " " : ""}${word.text}`;
        last.width = word.x + word.width - last.x;
        last.size = Math.max(last.size, word.size);
      } else pieces.push((last = { ...word }));
    }
  }
  return pieces;
}

/** What stands on one line, whatever its letters measure. */
function rowsOf(sorted: readonly Piece[]): Row[] {
  const rows: Row[] = [];
  for (const piece of sorted) {
    const row = rows.findLast(({ y }) => Math.abs(y - piece.y) < 0.4 * Math.min(piece.size, 14));
    if (row) row.pieces.push(piece);
    else rows.push({ y: piece.y, pieces: [piece] });
  }
  for (const row of rows) row.pieces.sort((a, b) => a.x - b.x);
  return rows.toSorted((a, b) => b.y - a.y);
}

/**
 * The blocks of pages in the order of reading: columns one after the other, the one with the largest letters first. Dates
 * are joined to what stands beside them, unless that is another column.
 */
export function blocksOf(pages: readonly (readonly Piece[])[]): Block[][] {
  let gutter: number | null = null;
  return pages.map((pieces) => {
    gutter = headedGutter(pieces, gutter);
    if (gutter === null) return blocksIn(withDates(pieces), 0);
    return partedAt(pieces, gutter, (side) => blocksIn(withDates(side), 1));
  });
}

function blocksIn(pieces: readonly Piece[], depth: number): Block[] {
  const gutter = depth < 3 ? columnGutter(pieces) : null;
  if (gutter === null) return pieces.length > 0 ? [blockOf(pieces)] : [];
  return partedAt(pieces, gutter, (side) => blocksIn(side, depth + 1));
}

function partedAt(
  pieces: readonly Piece[],
  gutter: number,
  read: (side: Piece[]) => Block[],
): Block[] {
  return bandsAt(pieces, gutter).flatMap((band) => {
    const [left, right] = [
      band.filter((it) => endOf(it) <= gutter),
      band.filter((it) => it.x >= gutter),
    ];
    if (left.length + right.length < band.length) return [blockOf(band)];
    return (isRightFirst(left, right) ? [right, left] : [left, right]).flatMap(read);
  });
}

/** A name stands in the largest letters, or above the first heading: a column beside the life begins with one. */
function isRightFirst(left: readonly Piece[], right: readonly Piece[]): boolean {
  if (largest(right) > largest(left) * 1.15) return true;
  const isAbove = largest(left) <= largest(right) * 1.15;
  return isAbove && beginsHeaded(left) && right.length > 0 && !beginsHeaded(right);
}

const beginsHeaded = (pieces: readonly Piece[]): boolean =>
  headingOf(pieces.toSorted((a, b) => b.y - a.y)[0]?.text ?? "") !== null;

const largest = (pieces: readonly Piece[]) => Math.max(0, ...pieces.map(({ size }) => size));

/** Lines across both columns part the page from above to below. */
function bandsAt(pieces: readonly Piece[], gutter: number): Piece[][] {
  const bands: { isAcross: boolean; pieces: Piece[] }[] = [];
  for (const piece of pieces.toSorted((a, b) => b.y - a.y)) {
    const isAcross = piece.x < gutter && endOf(piece) > gutter;
    const last = bands.at(-1);
    if (last?.isAcross === isAcross) last.pieces.push(piece);
    else bands.push({ isAcross, pieces: [piece] });
  }
  return bands.map((band) => band.pieces);
}

const date = /^[\p{L}.]{0,12}\s?(?:\d{1,2}[./-])?(?:19|20)\d{2}(?!\d)/u;

/** Where dates stand beside something else, line by line, they belong to it, however wide the gap is. */
function withDates(pieces: readonly Piece[]): Piece[] {
  const dates = pieces.filter(({ text }) => date.test(text));
  const isBeside = (one: Piece) =>
    pieces.some((it) => it !== one && Math.abs(it.y - one.y) < sameLine);
  if (pieces.length > mostPieces) return [...pieces];
  if (dates.filter(isBeside).length < dates.length * 0.6) return [...pieces];
  const joined: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.x - b.x)) {
    const beside = joined.find(
      (it) =>
        Math.abs(it.y - piece.y) < sameLine &&
        endOf(it) <= piece.x &&
        (date.test(it.text) || date.test(piece.text)),
    );
    if (!beside) joined.push({ ...piece });
    else {
      beside.text += ` | ${piece.text}`;
      beside.width = endOf(piece) - beside.x;
    }
  }
  return joined;
}

const ofPage =
  /^(?:page|pagina|seite|página|strona|sida|side|strana|sivu)\s+\d+(?:\s*(?:of|van|von|de|di|sur|z|av|af|\/)\s*\d+)?$/i;

function blockOf(pieces: readonly Piece[]): Block {
  const rows = rowsOf(pieces.toSorted((a, b) => b.y - a.y || a.x - b.x));
  const lines: string[] = [];
  for (const [at, { y, pieces: row }] of rows.entries()) {
    const text = row.map((it) => it.text.trim()).join(" | ");
    if (ofPage.test(text)) continue;
    const above = rows[at - 1];
    if (above && above.y - y > 2.2 * largest(row)) lines.push("");
    lines.push(text);
  }
  return { x: Math.min(...pieces.map(({ x }) => x)), size: largest(pieces), lines };
}

/** A column goes on at the same place of the next page. */
export function joinedPages(pages: readonly Block[][]): string {
  const whole: Block[] = [];
  for (const [page, blocks] of pages.entries()) {
    const before = [...whole];
    for (const block of blocks) {
      const same = page > 0 ? before.findLast(({ x }) => Math.abs(x - block.x) < 12) : undefined;
      if (same) same.lines.push("", ...block.lines);
      else whole.push({ ...block });
    }
  }
  return whole.map(({ lines }) => lines.join("\n")).join("\n\n");
}
