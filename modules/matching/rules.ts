/** Share of the score each component carries where everything is known. */
export const componentWeights = {
  skills: 45,
  role: 20,
  certificates: 10,
  systems: 8,
  experience: 7,
  pay: 5,
  terms: 5,
} as const;
export type Component = keyof typeof componentWeights;

/** A match from this score on is news (specification §3, `new_match`). */
export const newsFrom = 80;

/** Why a candidate cannot take a job as things stand; shown, never hidden, and a person may override it. */
export const blockerKinds = [
  "status",
  "consent",
  "retention",
  "country",
  "language",
  "permit",
] as const;
export type BlockerKind = (typeof blockerKinds)[number];
