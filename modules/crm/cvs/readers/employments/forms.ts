import { isPlace } from "./likeness";
import type { Said } from "./lines";
import { partsOf } from "./parts";
import type { Who } from "./who";

type Kind = "period" | "employer" | "title";
const kinds = ["period", "employer", "title"] as const;

/** A block of a form: from which line to which it goes, and whether it holds a period, an employer and a title once each. */
export type Block = { from: number; to: number; isWhole: boolean };

/**
 * Forms begin a block with the period, the employer or the title, and say the others in any order. The one they begin with
 * is the one that parts the lines into most blocks that hold each of the three once.
 */
export function blocksIn(work: readonly Said[], isPeriod: (n: number) => boolean): Block[] {
  const kindAt = (n: number): Kind | null => (isPeriod(n) ? "period" : (work[n]?.role ?? null));
  const at = work.keys().toArray();
  const first = (kind: Kind) => at.findIndex((n) => kindAt(n) === kind);
  const isWhole = (from: number, to: number) =>
    kinds.every((kind) => at.slice(from, to).filter((n) => kindAt(n) === kind).length === 1);
  const ways = kinds
    .filter((kind) => first(kind) !== -1)
    .toSorted((a, b) => first(a) - first(b))
    .map((kind) => {
      const starts = at.filter((n) => kindAt(n) === kind);
      return starts.map((from, nth) => {
        const to = starts[nth + 1] ?? work.length;
        return { from, to, isWhole: isWhole(from, to) };
      });
    });
  const wholes = (blocks: readonly Block[]) => blocks.filter((it) => it.isWhole).length;
  const most = Math.max(0, ...ways.map(wholes));
  return most === 0 ? [] : (ways.find((it) => wholes(it) === most) ?? []);
}

/** Who is named by the labels of a block, for sure where it holds each of them once. */
export function labelledOn(work: readonly Said[], { from, to, isWhole }: Block): Who | null {
  const lines = work.slice(from, to);
  const said = (role: Said["role"]) =>
    lines.find((line) => line.role === role)?.text.trim() ?? null;
  const [told, title] = [said("employer"), said("title")];
  if (!told) return title ? { employer: null, title, isCertain: false } : null;
  // The town of an employer stands behind a comma.
  const [employer = told] = partsOf(told).filter((it) => !isPlace(it));
  return { employer, title, isCertain: isWhole };
}
