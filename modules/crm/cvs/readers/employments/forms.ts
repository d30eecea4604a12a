import { isPlace } from "./likeness";
import type { Said } from "./lines";
import { partsOf } from "./parts";
import type { Who } from "./who";

type Kind = "period" | "employer" | "title";
const kinds = ["period", "employer", "title"] as const;

/** A form that says of each of its lines what it is: from which line to which each block of it goes. */
export type Blocks = readonly Block[];
type Block = { from: number; to: number };

/**
 * Forms begin a block with the period, the employer or the title, and say the others in any order. The one they begin with
 * is the one that parts the lines into most blocks that hold each of the three once.
 */
export function blocksIn(work: readonly Said[], isPeriod: (n: number) => boolean): Blocks {
  const kindAt = (n: number): Kind | null => (isPeriod(n) ? "period" : (work[n]?.role ?? null));
  const at = work.keys().toArray();
  const first = (kind: Kind) => at.findIndex((n) => kindAt(n) === kind);
  const isWhole = ({ from, to }: Block) =>
    kinds.every((kind) => at.slice(from, to).filter((n) => kindAt(n) === kind).length === 1);
  const ways = kinds
    .filter((kind) => first(kind) !== -1)
    .toSorted((a, b) => first(a) - first(b))
    .map((kind) => {
      const starts = at.filter((n) => kindAt(n) === kind);
      return starts.map((from, nth) => ({ from, to: starts[nth + 1] ?? work.length }));
    });
  const most = Math.max(0, ...ways.map((it) => it.filter(isWhole).length));
  return most === 0 ? [] : (ways.find((it) => it.filter(isWhole).length === most) ?? []);
}

/** Who is named by the labels of some lines. */
export function labelledOn(lines: readonly Said[]): Who | null {
  const said = (role: Said["role"]) =>
    lines.find((line) => line.role === role)?.text.trim() ?? null;
  const [told, title] = [said("employer"), said("title")];
  if (!told || !title) return null;
  // The town of an employer stands behind a comma.
  const [employer = told] = partsOf(told).filter((it) => !isPlace(it));
  return { employer, title, isCertain: true };
}
