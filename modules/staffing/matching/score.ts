import type { Ground, Found } from "./inputs";
import { confidenceOf, pointsOf } from "./combine";
import { gatesOf } from "./gates";
import type { Match } from "./model";
import { certificatesPart } from "./parts/certificates";
import { experiencePart } from "./parts/experience";
import { payPart } from "./parts/pay";
import { rolePart } from "./parts/role";
import { skillsPart } from "./parts/skills";
import { systemsPart } from "./parts/systems";
import { termsPart } from "./parts/terms";

/** In the order of `components`. */
const parts = [
  skillsPart,
  rolePart,
  certificatesPart,
  systemsPart,
  experiencePart,
  payPart,
  termsPart,
];

export type Scored = {
  /** 0 to 100, not rounded: what candidates are ranked by. */
  exact: number;
  confidence: number;
  found: Found[];
  gates: Match["gates"];
};

/** The weighted mean of what is known, through the gates. */
export function weightedScore(ground: Ground): Scored {
  const found = parts.map((part) => part(ground));
  const values = found.map(({ value }) => value ?? Number.NaN);
  const gates = gatesOf(ground);
  const closed = gates.reduce((product, { factor }) => product * factor, 1);
  const exact = pointsOf(values) * closed;
  return { exact, confidence: confidenceOf(values), found, gates };
}
