import type { Clause } from "./clauses";
import { bitsOf } from "./parts";
import type { Cue, Told } from "./rules";

const condition = bitsOf("i");

export const has = ({ parts }: Clause, some: number) => parts.some((it) => (it & some) !== 0);

export const isTold = (clause: Clause | undefined, some: readonly Told[]) =>
  clause?.cues.some(({ told }) => some.includes(told)) ?? false;
export const isSaying = ({ told }: Cue) => told !== "had";

/** How many words of a clause play no part. */
export const unknown = ({ parts }: Clause, from: number, to: number) =>
  parts.slice(from, to).filter((it) => it === 0).length;

/** So many words that say nothing may follow what is said of a whole list. */
const mostBehind = 1;
/** "Preferably with experience of sales" says it of what follows. */
export const isOfWhole = (clause: Clause, { told, to }: Cue) =>
  told === "alternative" || unknown(clause, to - clause.from, clause.parts.length) <= mostBehind;

/** "Fine, if you have one". */
export const isOfCondition = (clause: Clause | undefined) =>
  clause !== undefined && ((clause.parts[0] ?? 0) & condition) !== 0 && !clause.isOfAbsence;
