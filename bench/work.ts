/** What one round of a work measured: a rate, a time or a size by its name. */
export type Figures = Record<string, number>;

/** One thing the product does, and what doing only that costs without the product. */
export type Work = {
  about: string;
  /** The sizes or questions it is measured at. */
  cases: string[];
  /** Who does it: the raw way first, to which all others are compared. */
  ways: string[];
  /** Rounds of every way; they take turns, so that a slow minute of the machine meets all of them. */
  rounds: number;
  /** Figures that are compared, with what they should be as a multiple of raw. */
  goals: Record<string, Goal>;
  /** Where a case has goals of its own. */
  goalsAt?: Record<string, Record<string, Goal>>;
  /** The page of the documents that a whole run writes. */
  document?: { file: string; head: string };
  /** What all rounds share and none may be charged for: page servers, filled databases, binaries. */
  prepare(): Promise<Prepared>;
  /** Measures one round, in a process of its own. */
  measure(way: string, at: string, means: Means): Promise<Figures>;
};

/** `atLeast` and `atMost` are multiples of raw; `limit` is in the figure's own unit, `most` in every round. */
export type Goal = {
  unit: string;
  atLeast?: number;
  atMost?: number;
  limit?: number;
  most?: number;
};
/** What a round is told of the preparation, as text, because it crosses to another process. */
export type Means = Record<string, string>;
export type Prepared = { means: Means; close(): Promise<void> };
