/** A piece of a page: words with where their line stands; y counts from below. */
export type Piece = { text: string; x: number; y: number; width: number; size: number };

/** Pieces that are read together, from above to below. */
export type Block = { x: number; size: number; lines: string[] };

type Row = { y: number; pieces: Piece[] };

/** Words of one line become one piece; a gap wider than a space between sentences parts two. */
export function piecesOf(words: readonly Piece[]): Piece[] {
  const pieces: Piece[] = [];
  const sorted = words.filter(({ text }) => text.trim()).toSorted((a, b) => b.y - a.y || a.x - b.x);
  for (const { pieces: row } of rowsOf(sorted)) {
    let last: Piece | undefined;
    for (const word of row) {
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

/** The blocks of a page in the order of reading: columns one after the other, the one with the largest letters first. */
export function blocksOf(pieces: readonly Piece[], depth = 0): Block[] {
  const gutter = depth < 3 && pieces.length <= mostPieces ? gutterOf(pieces) : null;
  if (gutter === null) return pieces.length > 0 ? [blockOf(pieces)] : [];
  return bandsAt(pieces, gutter).flatMap((band) => {
    const [left, right] = [
      band.filter((it) => endOf(it) <= gutter),
      band.filter((it) => it.x >= gutter),
    ];
    if (left.length + right.length < band.length) return [blockOf(band)];
    const sides = largest(right) > largest(left) * 1.15 ? [right, left] : [left, right];
    return sides.flatMap((side) => blocksOf(side, depth + 1));
  });
}

const endOf = ({ x, width }: Piece) => x + width;
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

const fewestLines = 4;

/** Where an empty strip parts two columns; null where there is none, or where its sides are the cells of one table. */
function gutterOf(pieces: readonly Piece[]): number | null {
  const edges = [...new Set(pieces.map(({ x }) => Math.round(x)))];
  const found = edges.flatMap((edge) => {
    const at = edge - 3;
    const left = pieces.filter((it) => endOf(it) <= at);
    const right = pieces.filter((it) => it.x >= at);
    const across = pieces.length - left.length - right.length;
    const fewer = Math.min(left.length, right.length);
    if (fewer < fewestLines || across > pieces.length * 0.2) return [];
    return isTable(left, right) ? [] : [{ at, worth: fewer - 3 * across }];
  });
  const [best] = found.toSorted((a, b) => b.worth - a.worth || b.at - a.at);
  return best && best.worth > 0 ? best.at : null;
}

/** The cells of a table stand on the same lines; the lines of two columns run past one another. */
function isTable(left: readonly Piece[], right: readonly Piece[]): boolean {
  const [fewer, more] = left.length <= right.length ? [left, right] : [right, left];
  const offsets = fewer.map(({ y }) => Math.min(...more.map((it) => Math.abs(it.y - y))));
  const level = offsets.filter((it) => it < sameLine).length;
  const past = offsets.filter((it, n) => it >= sameLine && it < 0.7 * (fewer[n]?.size ?? 0)).length;
  return level >= 3 && past <= fewer.length * 0.2;
}

const sameLine = 1.6;
const date = /^[\p{L}.]{0,12}\s?(?:\d{1,2}[./-])?(?:19|20)\d{2}(?!\d)/u;

/** A drawing has thousands of words at a thousand places and no columns to look for. */
const mostPieces = 1500;

/** Where dates stand beside something else, line by line, they belong to it, however wide the gap is. */
export function withDates(pieces: readonly Piece[]): Piece[] {
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
