import type { Dice } from "../data/dice";

const mostKept = 40;

/** What earlier answers have named: ids by the part of the address that told them, and the version of each. */
export function openPool() {
  const ids = new Map<string, string[]>();
  const versions = new Map<string, number>();

  function keep(part: string, id: string): void {
    const known = ids.get(part) ?? [];
    if (!known.includes(id)) known.unshift(id);
    known.length = Math.min(known.length, mostKept);
    ids.set(part, known);
  }

  function learn(part: string, value: unknown, depth = 0): void {
    if (depth > 6 || typeof value !== "object" || value === null) return;
    const { id, version } = value as { id?: unknown; version?: unknown };
    if (typeof id === "string") {
      keep(part, id);
      if (typeof version === "number") versions.set(id, version);
    }
    for (const [name, it] of Object.entries(value)) {
      const own = /^(.+)Id$/.exec(name)?.[1];
      if (own && typeof it === "string") keep(`${own}s`, it);
      learn(/^\d+$/.test(name) ? part : name, it, depth + 1);
    }
    if (depth === 0) learn(part, Object.values(value).find(Array.isArray), 1);
  }

  return {
    learn,
    /** An id that fits there, or one of anything, or one of nothing. */
    idFor(part: string, dice: Dice): string {
      const own = ids.get(part);
      if (own?.length && dice.isUnder(0.9)) return dice.pick(own);
      const any = dice.pick([...ids.values(), []]);
      return any.length > 0 && dice.isUnder(0.5) ? dice.pick(any) : Bun.randomUUIDv7();
    },
    versionOf: (id: string): number => versions.get(id) ?? 1,
  };
}

export type Pool = ReturnType<typeof openPool>;
