import type { Guess } from "../model";
import type { ImportField } from "../rules";
import headers from "./headers.json";
import { dayIn } from "./quantities";
import { foldText, meanings } from "./words";

let learnt: Map<string, ImportField> | undefined;
const named = () =>
  (learnt ??= new Map(
    Object.entries(headers).flatMap(([field, names]) =>
      [field, ...names].map((name) => [foldText(name), field as ImportField] as const),
    ),
  ));

/** What each column most likely holds: by its name, else by what stands in it; no field twice. */
export function guessMapping(head: readonly string[], rows: readonly string[][]): Guess[] {
  const taken = new Set<ImportField>();
  const take = (field: ImportField | undefined): ImportField | null => {
    if (!field || taken.has(field)) return null;
    taken.add(field);
    return field;
  };
  const byName = head.map((name) => take(named().get(foldText(name))));
  return byName.map((field, n) => {
    if (field) return { field, isSure: true };
    const cells = rows.flatMap((row) => row[n]?.trim() || []);
    return { field: take(byValues(cells)), isSure: false };
  });
}

const signs: [field: ImportField, holds: (cell: string) => boolean][] = [
  ["email", (cell) => /^\S+@\S+\.\w+$/.test(cell)],
  ["linkedin", (cell) => /linkedin\.com\/(in|pub)\//i.test(cell)],
  ["phone", (cell) => /^[+(]?\d[\d\s()/.-]{7,}$/.test(cell) && dayIn(cell) === null],
  ["country", (cell) => cell.length > 1 && meanings().country.has(foldText(cell))],
  ["status", (cell) => meanings().status.has(foldText(cell))],
  ["contract", (cell) => meanings().contract.has(foldText(cell))],
];

/** Four cells in five have to look like it, and there have to be a few. */
function byValues(cells: string[]): ImportField | undefined {
  if (cells.length < 3) return undefined;
  return signs.find(([, holds]) => cells.filter(holds).length >= cells.length * 0.8)?.[0];
}

/** Two files with the same head are read alike. */
export const signatureOf = (head: readonly string[]): string =>
  new Bun.CryptoHasher("sha256").update(head.map(foldText).join("\u0000")).digest("hex");
