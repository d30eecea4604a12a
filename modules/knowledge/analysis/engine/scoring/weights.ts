/** Weights of the logit, set by hand; whoever changes one raises the engine's version. */
export const weights = {
  base: -3.9,
  evidence: 3.1,
  dcContext: 2.2,
  title: 2.6,
  breadth: 0.16,
  peripheral: -1.2,
  plant: 0.6,
};

/** One term of the logit, before it is turned into points. */
export type Term = { code: string; value: number; because: string; facts: string[] };
export type Cap = { code: string; at: number; because: string };

export type Measured = {
  terms: Term[];
  caps: Cap[];
  /** How much of the trade the ad asks for, without end: each skill by how strongly it speaks for a datacenter. */
  depth: number;
};
