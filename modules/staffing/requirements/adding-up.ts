import { languageLevels } from "@/modules/knowledge/analysis/rules";
import type { Requirement } from "./model";
import type { Asked, Owner, OwnerKind } from "./rules";

type Row = { ownerKind: OwnerKind; ownerId: string; requirements: Requirement[] };
type Sum = Omit<Asked, "name" | "accepts" | "leadDays">;

/** Every requirement once, in the order of its owners, as strictly as the strictest of them says it. */
export function addedUp(rows: Row[], owners: Owner[]): Sum[] {
  const sums = new Map<string, Sum>();
  for (const owner of owners) {
    const row = rows.find(
      ({ ownerKind, ownerId }) => ownerKind === owner.kind && ownerId === owner.id,
    );
    for (const it of row?.requirements ?? []) {
      const key = `${it.kind}:${it.what}`;
      sums.set(key, stricter(sums.get(key), it, owner));
    }
  }
  return [...sums.values()];
}

function stricter(before: Sum | undefined, it: Requirement, { kind, id }: Owner): Sum {
  const { note, ...own } = it;
  const source = { kind, id, isRequired: it.isRequired, note };
  if (!before) return { ...own, from: [source] };
  return {
    ...before,
    isRequired: before.isRequired || it.isRequired,
    level: higher(before.level, it.level),
    years: before.years === null ? it.years : Math.max(before.years, it.years ?? 0),
    from: [...before.from, source],
  };
}

function higher(a: Requirement["level"], b: Requirement["level"]): Requirement["level"] {
  if (a === null || b === null) return a ?? b;
  return languageLevels.indexOf(a) >= languageLevels.indexOf(b) ? a : b;
}
