import { endOf, type Piece } from "./piece";

const fewest = 4;
/** Letters and words that are set apart stand at most this far from one another, in sizes of theirs. */
const widest = 3;

/** A piece of a row, and how many letters that are set apart it holds; 0 where it is written as usual. */
type Part = { piece: Piece; letters: number };

/**
 * Letters that are drawn one by one, each as far from the next, are words, and all of them one line: a name or a heading is
 * often set apart.
 */
export function joinedLetters(row: readonly Piece[]): Piece[] {
  return runsOf(row.map(partOf)).flatMap((run) => {
    const letters = run.reduce((sum, it) => sum + it.letters, 0);
    const isLarge = run.some(({ piece }) => piece.size > large);
    const words = run.flatMap(({ piece }) => piece.text.trim().split(" "));
    // Wide letters stand close to the next one.
    const isApart = words.filter((it) => it.length === 1).length >= words.length * 0.6;
    const isRead = isApart && (letters >= fewest || (isLarge && letters > 1));
    const isClasses = /^[A-ET]+$/.test(
      run.map(({ piece }) => piece.text.replaceAll(" ", "")).join(""),
    );
    const joined = isRead && !isClasses ? joinedRun(run) : null;
    return joined ? [joined] : run.map(({ piece }) => piece);
  });
}

/** "N O R D MA N N" comes as one piece with its spaces. */
function partOf(piece: Piece): Part {
  const letters = piece.text.trim().split(" ");
  const isApart = /^[\p{L}'’. -]+$/u.test(piece.text) && letters.every((it) => it.length < 3);
  return { piece, letters: isApart ? letters.join("").length : 0 };
}

/** Letters that follow one another, and all else by itself. */
function runsOf(row: readonly Part[]): Part[][] {
  const runs: Part[][] = [];
  for (const part of row) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    const isNear = last && part.piece.x - endOf(last.piece) < widest * part.piece.size;
    if (isNear && last.letters > 0 && part.letters > 0) run?.push(part);
    else runs.push([part]);
  }
  return runs;
}

/** Letters of headings: nobody writes a list of classes of a licence so large. */
const large = 14;

/** How wide the last letter of a piece is drawn, in its size. */
const widthOf = (letter: string) =>
  /[IJijl.'’]/.test(letter) ? 0.28 : /[MWmw]/.test(letter) ? 0.88 : 0.68;

function joinedRun(run: readonly Part[]): Piece | null {
  const [first, ...others] = run;
  const borders = bordersOf(run);
  if (!first || !borders) return null;
  return others.reduce(
    (whole, { piece }, n) => {
      const text = `${whole.text}${borders[n] ? " " : ""}${piece.text.trim().replaceAll(" ", "")}`;
      return { ...whole, text, width: endOf(piece) - whole.x };
    },
    { ...first.piece, text: first.piece.text.trim().replaceAll(" ", "") },
  );
}

/** From one letter to the next within a piece of several; null where it has too few to tell. */
const pitchOf = ({ piece, letters }: Part): number | null =>
  letters > 2
    ? (piece.width - widthOf(piece.text.trim().at(-1) ?? "") * piece.size) / (letters - 1)
    : null;

/** Behind which pieces a word ends: where the next one stands further off than another letter would. */
function bordersOf(run: readonly Part[]): boolean[] | null {
  const size = run[0]?.piece.size ?? 0;
  const steps = run.slice(1).map(({ piece }, n) => piece.x - (run[n]?.piece.x ?? 0));
  const pitches = run.map(pitchOf);
  const usualPitch = median(pitches.filter((it) => it !== null));
  if (usualPitch > 0) {
    return steps.map((step, n) => {
      const pitch = pitches[n] ?? usualPitch;
      return step - (run[n]?.letters ?? 1) * pitch > 0.5 * pitch;
    });
  }
  const gaps = run.slice(1).map(({ piece }, n) => piece.x - endOf((run[n] as Part).piece));
  // What is drawn closely is a word whose letters somebody drew one by one, with its own borders.
  if (median(gaps) < 0.12 * size) return null;
  // The more even of the two tells, from beginning to beginning or the space between.
  const even = spread(steps) <= spread(gaps) ? steps : gaps;
  const usual = median(even);
  return even.map((it) => it - usual > Math.max(0.2 * size, 0.3 * usual));
}

const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;

/** How uneven most of them are, whatever a few borders of words measure. */
const spread = (all: readonly number[]): number => {
  const usual = median(all);
  return median(all.map((it) => Math.abs(it - usual)));
};
