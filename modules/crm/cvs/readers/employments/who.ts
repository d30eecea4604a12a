import { isPlace, likeness } from "./likeness";
import { partsOf, withoutTown } from "./parts";
import {
  agencyIn,
  type Around,
  type Reading,
  readingsOf,
  type Shape,
  shapes,
  withoutAgency,
} from "./readings";
import type { FoundEmployment } from "./found-employment";
import { withoutTails } from "./towns";

export type Who = Pick<FoundEmployment, "employer" | "title" | "isCertain">;

/** How a CV tells its employments: how much each shape says of them all, and which of its two words is the title. */
type Habit = Record<Shape, { sum: number; most: number; turn: number }>;

/**
 * Title and employer of each employment. A CV tells all of them in one way: where two ways are open the one is taken that
 * tells title from employer best in all of them, and where one employment does not say which word is which the others do.
 */
export function whoInAll(all: readonly Around[]): Who[] {
  const parted = all.map((it) => (agencyIn(it) ? withoutAgency(it) : it));
  const readings = parted.map(readingsOf);
  const habit = habitOf(readings);
  const beside = parted.flatMap(({ own }) => own.said.split("|").map((it) => it.trim()));
  const bare = withoutTails([...readings.flat().flatMap(({ one, two }) => [one, two]), ...beside]);
  return all.map((around, n) => {
    const { employer, title, ...told } = whoOf(parted[n] ?? around, readings[n] ?? [], habit);
    const who = { ...told, employer: employer && bare(employer), title: title && bare(title) };
    const by = agencyIn(around);
    if (!by) return who;
    const trade = who.title && likeness(who.title) > 0 ? who.title : null;
    return { employer: by, title: trade, isCertain: !!trade };
  });
}

/** Above nought where the first word is more like a title. */
const turnOf = ({ one, two }: Reading) => likeness(one) - likeness(two);

/** How much a reading says: nothing where what is left beside a title is no employer, a little more where it is a name. */
function strengthOf(reading: Reading): number {
  const turn = turnOf(reading);
  const employer = withoutTown(turn > 0 ? reading.two : reading.one);
  return turn === 0 || !isEmployer(employer) ? 0 : Math.abs(turn) + namely * capitalised(employer);
}

const namely = 0.5;

function habitOf(all: readonly Reading[][]): Habit {
  const habit = Object.fromEntries(shapes.map((it) => [it, { sum: 0, most: 0, turn: 0 }])) as Habit;
  for (const reading of all.flat()) {
    const [told, strength] = [habit[reading.shape], strengthOf(reading)];
    told.sum += strength;
    told.most = Math.max(told.most, strength);
    told.turn += strength * Math.sign(turnOf(reading));
  }
  return habit;
}

function whoOf({ own, above, below }: Around, readings: readonly Reading[], habit: Habit): Who {
  const [best, next] = readings.toSorted(
    (a, b) =>
      habit[b.shape].sum - habit[a.shape].sum || shapes.indexOf(a.shape) - shapes.indexOf(b.shape),
  );
  if (best && next && isOpen(best, next, habit))
    return { ...sorted(best, habit), isCertain: false };
  const who = best && sorted(best, habit);
  if (best && who) return isAgainst(best, habit) ? { ...who, isCertain: false } : who;
  const [alone] = [...own.rest, ...above.slice(-1), ...below];
  if (alone === undefined) return { employer: null, title: null, isCertain: false };
  const isTitle = likeness(alone) > 0;
  return { employer: isTitle ? null : alone, title: isTitle ? alone : null, isCertain: false };
}

const sides = [
  ["ownAbove", "ownBelow"],
  ["near", "below"],
  ["above", "below"],
  ["above", "first"],
  ["around", "near"],
  ["around", "above"],
  ["around", "below"],
  ["around", "first"],
];

/** The line above and the one below say as much: nothing tells on which side the rest of an employment stands. */
const isOpen = (best: Reading, next: Reading, habit: Habit) =>
  sides.some((it) => it.includes(best.shape) && it.includes(next.shape)) &&
  habit[best.shape].sum - habit[next.shape].sum < namely / 2;

/** The others stand on the other side of their periods, which this one cannot be read by. */
const isAgainst = ({ shape }: Reading, habit: Habit) =>
  sides.some(
    (it) =>
      it.includes(shape) &&
      shapes.some((one) => it.includes(one) && habit[one].sum > habit[shape].sum),
  );

const plain = 3;

function sorted(reading: Reading, habit: Habit): Who {
  const { one, two, shape } = reading;
  const { turn: all, most } = habit[shape];
  const own = turnOf(reading);
  // What says it plainly is believed against all others.
  const turn = own === 0 || (Math.abs(own) < plain && own * all < 0) ? all : own;
  const [title, employer] = turn > 0 ? [one, two] : [two, one];
  const isTold = own === 0 ? most > 1 && all !== 0 : own * all > 0 || Math.abs(own) >= plain;
  const [named, called] = [withoutTown(employer), withoutCell(title)];
  const isNamed =
    isEmployer(named) && isWrittenAsName(named) && (likeness(called) > 0 || !isWhere(called));
  return { employer: named, title: called, isCertain: isTold && isNamed };
}

/** "HVAC Engineer | Dublin, Ireland": where it was has a cell of its own. */
const withoutCell = (title: string) =>
  title
    .split(/\s*\|\s*/)
    .filter((cell, n) => n === 0 || likeness(cell) > 0 || !partsOf(cell).some(isPlace))
    .join(" | ");

const isWhere = (text: string) => {
  const parts = partsOf(text);
  return parts.length > 0 && parts.every(isPlace);
};

/** "Onderhoud koelmachines" tells what was done, as far as no form of a company says else. */
const isWrittenAsName = (text: string) => likeness(text) < 0 || capitalised(text) >= mostly;
const mostly = 0.75;

/** How much of its words begin as a name does. */
function capitalised(name: string): number {
  const words = name.split(/\s+/).filter((it) => /\p{L}{4}|^\p{Lu}/u.test(it));
  return words.filter((it) => /^[^\p{L}]*\p{Lu}/u.test(it)).length / Math.max(words.length, 1);
}

/** A list of what was done, a place or an address is no employer. */
const isEmployer = (name: string): boolean =>
  likeness(name) < 0 ||
  (/^[^\p{Ll}]/u.test(name) && !/,\s+\p{Ll}|@|\d{5}|[.:]\s/u.test(name) && !isWhere(name));
