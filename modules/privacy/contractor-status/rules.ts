/** What the Dutch Supreme Court looks at, all together and without weights (ECLI:NL:HR:2023:443). */
export const questions = [
  "duration",
  "direction",
  "embedding",
  "personal",
  "agreement",
  "payment",
  "amount",
  "risk",
  "entrepreneur",
] as const;
export type Question = (typeof questions)[number];

/** Which way the facts of one question point. */
export const answers = ["independent", "employed", "unknown"] as const;
export type Answer = (typeof answers)[number];
export type Answers = Record<Question, Answer>;

export const risks = ["low", "raised", "high"] as const;
export type Risk = (typeof risks)[number];

/** From so many answers that point to employment; the house's own marks, because the court gives none. */
export const raisedFrom = 3;
export const highFrom = 5;

/** What nobody knows speaks for nobody, and is not counted as if it were well. */
export function riskOf(given: Answers): Risk {
  const employed = questions.filter((question) => given[question] === "employed").length;
  const unknown = questions.filter((question) => given[question] === "unknown").length;
  if (employed >= highFrom) return "high";
  return employed + unknown >= raisedFrom ? "raised" : "low";
}

/** Whether a check still holds: `renew` once the end has moved or it has grown old. */
export const standings = ["missing", "current", "renew"] as const;
export type Standing = (typeof standings)[number];
export const checkDays = 365;

/** What raises the risk whatever was answered; the house's own mark of a long assignment. */
export const warnings = ["long", "only-client"] as const;
export type Warning = (typeof warnings)[number];
export const longDays = 365;

export const maxNoteLength = 1000;
export const maxListed = 200;
