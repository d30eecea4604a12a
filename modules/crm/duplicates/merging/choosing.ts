import type { MergePreview, NewMerge } from "../model";
import { fields, joinable } from "./fields";
import { type Choice, mergeFields, type MergeKind } from "../rules";

type Row = Record<string, unknown>;

/** Both records field by field; what only one of them knows is proposed from that one. */
export const compareFields = (kind: MergeKind, kept: Row, merged: Row): MergePreview["fields"] =>
  mergeFields.flatMap((field) => {
    const columns = fields[kind][field] ?? [];
    const [mine, theirs] = [textOf(kept, columns), textOf(merged, columns)];
    if (mine === theirs) return [];
    const isJoinable = joinable.has(field);
    const proposed = !mine ? "merged" : isJoinable && theirs ? "both" : "kept";
    return [{ field, kept: mine, merged: theirs, isJoinable, proposed }];
  });

/** The columns that the merge changes in the record that stays. */
export function chosenColumns({ kind, take }: NewMerge, kept: Row, merged: Row): Row {
  const set: Row = {};
  for (const field of mergeFields) {
    const columns = fields[kind][field] ?? [];
    const choice = take[field] ?? "kept";
    for (const column of columns) {
      const value = valueOf(choice, kept[column], merged[column]);
      if (!Bun.deepEquals(value, kept[column])) set[column] = value;
    }
  }
  return take["skills"] === "both" ? { ...set, ...joinedSkills(kept, merged) } : set;
}

function valueOf(choice: Choice, mine: unknown, theirs: unknown): unknown {
  if (choice === "merged") return theirs;
  if (choice === "kept") return mine;
  if (Array.isArray(mine) && Array.isArray(theirs)) return [...new Set([...mine, ...theirs])];
  // What the record that stays says of a language goes before.
  return typeof mine === "object" && typeof theirs === "object" ? { ...theirs, ...mine } : mine;
}

/** Names stand in the order of the ids, and words without an id after them. */
function joinedSkills(kept: Row, merged: Row): Row {
  const both = [kept, merged].map((row) => ({
    ids: row["skills"] as string[],
    names: row["skillNames"] as string[],
  }));
  const known = new Map(both.flatMap(({ ids, names }) => ids.map((id, n) => [id, names[n] ?? id])));
  const words = new Set(both.flatMap(({ ids, names }) => names.slice(ids.length)));
  return { skills: [...known.keys()], skillNames: [...known.values(), ...words] };
}

/** A field as people compare it; keys are for machines. */
function textOf(row: Row, columns: readonly string[]): string | null {
  const shown = columns.filter((column) => !column.endsWith("Key") && !isTwice(column, columns));
  return (
    shown
      .map((column) => asText(column, row[column]))
      .filter(Boolean)
      .join(" ") || null
  );
}

/** The names say what the ids say. */
const isTwice = (column: string, columns: readonly string[]) =>
  column === "skills" && columns.includes("skillNames");

function asText(column: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (column.endsWith("Cents")) return String(Number(value) / 100);
  if (Array.isArray(value)) return value.join(", ");
  if (typeof value === "object")
    return Object.entries(value)
      .map(([key, is]) => `${key} ${is}`)
      .join(", ");
  return String(value);
}
