import type { CandidateFacts } from "@/modules/crm/candidates";
import type { JobDemand } from "../model";
import { otherWeight } from "../scoring/bounds";

const yesAndNo = [false, true];
/** Every way in which an ad can ask for certificates, systems and pay, or not. */
const patterns = yesAndNo.flatMap((pay) =>
  yesAndNo.flatMap((systems) => yesAndNo.map((certificates) => ({ certificates, systems, pay }))),
);

/** Which of these ways an ad is. */
export const demandPatternOf = ({
  certificates,
  systems,
  payMax,
  payCurrency,
}: JobDemand): number =>
  +(certificates.length > 0) +
  2 * +(systems.length > 0) +
  4 * +(payMax !== null && payCurrency !== null);

/** What all beside skills and role can weigh at the most for somebody, by these ways. */
export function otherWeights(facts: CandidateFacts): number[] {
  const { availableFrom, contract, worksShifts } = facts;
  const terms = (availableFrom ?? contract ?? worksShifts) !== null;
  return patterns.map((asks) =>
    otherWeight({
      certificates: asks.certificates && facts.certificates.length > 0,
      systems: asks.systems && facts.systems.length > 0,
      pay: asks.pay && facts.pay !== null,
      experience: facts.yearsDatacentre !== null,
      terms,
    }),
  );
}
