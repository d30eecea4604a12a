import { type Suspicion, isExcused, isFacility } from "./lookalikes";
import type { Title } from "./title";
import { type Cap, type Term, weights } from "./weights";

/** In an ad that names the datacenter as the workplace a look-alike is a side remark. */
const penaltyInDatacenter = 0.25;
const penaltyOfStrongTitle = 0.45;
const strongTitleFrom = 0.6;

export const caps = { peripheral: 75, softwareOnly: 55 };

export const peripheralTerm: Term = {
  code: "peripheral",
  value: weights.peripheral,
  because: "a function beside the facility, by its title",
  facts: [],
};
export const peripheralCap = {
  code: "peripheral",
  at: caps.peripheral,
  because: peripheralTerm.because,
};
export const softwareCap = {
  code: "software-only",
  at: caps.softwareOnly,
  because: "no task on the facility or its hardware",
};

const softwareRoles = new Set([
  "network-engineer-dc",
  "cloud-architect",
  "cloud-infrastructure-engineer",
  "devops-sre",
  "storage-platform-engineer",
]);

export const isSoftwareOnly = ({ role, isSoftware }: Title, present: Set<string>) =>
  (isSoftware || (role !== null && softwareRoles.has(role.id))) && ![...present].some(isFacility);

export function penaltyTerm(
  { lookAlike, cues }: Suspicion,
  title: Title,
  present: Set<string>,
): Term[] {
  if (!lookAlike.penalty) return [];
  const excuse = isExcused(lookAlike, present) ? penaltyInDatacenter : 1;
  const strong = title.specificity >= strongTitleFrom ? penaltyOfStrongTitle : 1;
  const quotes = [...new Set(cues.map(({ hit }) => hit.alias))].slice(0, 3);
  return [
    {
      code: lookAlike.id,
      value: -lookAlike.penalty * Math.min(excuse, strong),
      because: `speaks of ${quotes.join(", ")}`,
      facts: [],
    },
  ];
}

export function capOf({ lookAlike, cues }: Suspicion, title: Title, present: Set<string>): Cap[] {
  if (lookAlike.cap === undefined || isExcused(lookAlike, present)) return [];
  if (lookAlike.unless === "title" && title.specificity >= strongTitleFrom) return [];
  const because = `speaks of ${cues[0]?.hit.alias ?? lookAlike.id}`;
  return [{ code: lookAlike.id, at: lookAlike.cap, because }];
}
