import type { ImportField } from "../../rules";
import { dayIn } from "../quantities";
import { foldText, meanings } from "../words";
import { isUnnamed } from "./names";

type Holds = (cell: string) => boolean;

const isEmail: Holds = (cell) => /^\S+@\S+\.\w+$/.test(cell);
const isPage: Holds = (cell) => /linkedin\.com\/(in|pub)\//i.test(cell);
const isPhone: Holds = (cell) =>
  /^['+(]?\+?\d[\d\s()/.-]{7,}$/.test(cell) && dayIn(cell) === null && !/^\d{13,}$/.test(cell);
const isSalutation: Holds = (cell) =>
  /^(?:mr|mrs|ms|miss|mx|dr|prof|herr|frau|dhr|mevr|mw|de heer|mevrouw|m|mme|mlle|sr|sra|sig|sig\.ra)\.?$/i.test(
    cell,
  );

/** Tests of a column's cells that identify a field by themselves, whatever the column is called. */
const signs: [field: ImportField, holds: Holds][] = [
  ["email", isEmail],
  ["linkedin", isPage],
  ["phone", isPhone],
];

/** Tests that count only for a column without a name: many lists hold countries and states of something else. */
const weakSigns: [field: ImportField, holds: Holds][] = [
  ["country", (cell) => cell.length > 1 && meanings().country.has(foldText(cell))],
  ["status", (cell) => meanings().status.has(foldText(cell))],
  ["contract", (cell) => meanings().contract.has(foldText(cell))],
];

const fewest = 3;

/** Four cells in five have to look like it, and there have to be a few. */
export function fieldByContent(head: string, cells: string[]): ImportField | undefined {
  if (cells.length < fewest) return undefined;
  const all = isUnnamed(head) ? [...signs, ...weakSigns] : signs;
  return all.find(([, holds]) => cells.filter(holds).length >= cells.length * 0.8)?.[0];
}

/** What a field would hold at the least, whatever is wrong with some of its cells. */
const plausible: Partial<Record<ImportField, Holds>> = {
  email: (cell) => cell.includes("@"),
  phone: (cell) => (cell.match(/\d/g)?.length ?? 0) >= 5,
  linkedin: (cell) => /linkedin|^[\w-]+$/i.test(cell),
  headline: (cell) => !isSalutation(cell) && !isEmail(cell) && !/^\d+$/.test(cell),
  firstName: (cell) => !isEmail(cell) && !/^\d+$/.test(cell),
  lastName: (cell) => !isEmail(cell) && !/^\d+$/.test(cell),
  fullName: (cell) => !isEmail(cell) && !/^\d+$/.test(cell),
  location: (cell) => /\p{L}/u.test(cell) && !isEmail(cell),
  country: (cell) => /\p{L}/u.test(cell),
  skills: (cell) => /\p{L}/u.test(cell),
  yearsTotal: (cell) => /\d/.test(cell) && cell.length < 30,
  payAmount: (cell) => /\d/.test(cell) || cell.length < 20,
  availableFrom: (cell) => cell.length < 40,
};

const judgedFrom = 5;

/** Whether a column holds something else than its name promises. */
export function isUnlike(field: ImportField, cells: string[]): boolean {
  const holds = plausible[field];
  return !!holds && cells.length >= judgedFrom && cells.filter(holds).length < cells.length * 0.2;
}
