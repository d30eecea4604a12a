import { LazySet } from "@/src/lazy";
import type { ImportField } from "../rules";
import { foldText } from "./words";
import words from "./words.json";

const spelt = new LazySet(() => words.nothing);

/** Whether a cell only says that there is nothing to say: `k.A.`, `n/a`, `-`. */
export function saysNothing(field: ImportField, cell: string): boolean {
  const text = cell.trim().toLowerCase();
  if (text === "") return true;
  // K.A. are initials too, and who has only one name is often written with a dash for the other.
  if (field === "firstName" || field === "lastName" || field === "fullName") return false;
  return spelt.has(text) || spelt.has(foldText(text)) || /^[-–—−_.?/*#\s]+$/.test(text);
}

/** A totals row below the list, such as `Summe: 500`. A row with any other text beside the number is a person. */
export function isSum(row: readonly string[]): boolean {
  const [first = "", ...others] = row.map((cell) => cell.trim()).filter(Boolean);
  const [, word = "", rest = ""] = /^([\p{L} -]+?)\s*[:=]?\s*([\d.,]*)$/u.exec(first) ?? [];
  if (!sums.has(foldText(word))) return false;
  return (rest !== "" || others.length > 0) && others.every((cell) => /^[\d.,\s€$%-]+$/.test(cell));
}

const sums = new LazySet(() => words.sum);
