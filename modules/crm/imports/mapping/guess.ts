import type { Guess } from "../model";
import { fieldByContent, isUnlike } from "./columns/contents";
import { isOfSomethingElse, namedBy } from "./columns/names";
import { certificateOfHead } from "./columns/certificate-heads";
import { systemOf } from "./columns/systems";
import { type ImportField, repeatedFields } from "../rules";
import { foldText } from "./words";

type Offer = { field: ImportField; rank: number; at: number; isMore?: boolean };

/** Guesses each column's field: by the system that wrote the file, then by the column's name, then by its cells. */
export function guessMapping(
  head: readonly string[],
  rows: readonly string[][],
  system = systemOf(head),
) {
  const cellsOf = (at: number) => rows.flatMap((row) => row[at]?.trim() || []);
  const offers = head.flatMap((name, at): Offer[] => {
    const known = system?.named(name);
    const named = known === undefined ? namedBy(name) : known;
    return named && !isUnlike(named.field, cellsOf(at)) ? [{ ...named, at }] : [];
  });
  const chosen = settled(offers, { head, rows });
  const taken = new Set(chosen.values());
  const guesses = head.map((name, at): Guess => {
    const field = chosen.get(at);
    if (field) return { field, isSure: true };
    if (system?.named(name) === null || namedBy(name) || isOfSomethingElse(name)) return nothing;
    const found = fieldByContent(name, cellsOf(at));
    if (!found || taken.has(found)) return nothing;
    taken.add(found);
    return { field: found, isSure: false };
  });
  return { guesses, system: system?.name ?? null };
}

const nothing: Guess = { field: null, isSure: false };

type File = { head: readonly string[]; rows: readonly string[][] };

/** Each field goes to the column with the best name for it, and what stands beside it decides the rest. */
function settled(offers: Offer[], file: File): Map<number, ImportField> {
  const fieldAt = new Map<number, ImportField>();
  const columnOf = new Map<ImportField, number>();
  for (const { field, at, isMore } of offers.toSorted((a, b) => a.rank - b.rank || a.at - b.at)) {
    const goesOn = isMore || certificateOfHead(file.head[at] ?? "") !== null;
    if (columnOf.has(field) && !goesOn && !repeatedFields.includes(field)) continue;
    if (isMore && !columnOf.has(field)) continue;
    columnOf.set(field, at);
    fieldAt.set(at, field);
  }
  const drop = (field: ImportField) => fieldAt.delete(columnOf.get(field) ?? -1);
  if (columnOf.has("firstName") && columnOf.has("lastName")) drop("fullName");
  else lastBesideFirst(fieldAt, columnOf, file);
  if (!columnOf.has("payAmount")) for (const field of ofPay) drop(field);
  return fieldAt;
}

const ofPay = ["payCurrency", "payPeriod"] as const;

/** "Name, Vorname": beside a first name, a name is the last one, unless it says the first one again. */
function lastBesideFirst(
  fieldAt: Map<number, ImportField>,
  columnOf: Map<ImportField, number>,
  { rows }: File,
): void {
  const [first, whole] = [columnOf.get("firstName"), columnOf.get("fullName")];
  if (first === undefined || whole === undefined || columnOf.has("lastName")) return;
  const filled = rows.filter((row) => row[first]?.trim() && row[whole]?.trim());
  const again = filled.filter((row) => row[whole]?.includes(row[first]?.trim() ?? ""));
  if (again.length > filled.length / 2) fieldAt.delete(first);
  else fieldAt.set(whole, "lastName");
}

/** Hash of the head: a file with a known head is read like the last one. */
export const signatureOf = (head: readonly string[]): string =>
  new Bun.CryptoHasher("sha256").update(head.map(foldText).join("\u0000")).digest("hex");
