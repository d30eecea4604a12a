import { coveredBy, certificateInfoOf } from "@/modules/knowledge/analysis";
import type { CandidateFacts, HeldCertificate } from "@/modules/crm/candidates";
import { dueOn, findInputs, type Found, type Ground } from "../inputs";
import { preferredWeight } from "../../rules";

export type Standing = "held" | "doubtful" | "expired" | "missing";

/** Whether a certificate is in order on a day; a term that is only common knowledge never ends one. */
export function standingOn(held: HeldCertificate, day: string): Exclude<Standing, "missing"> {
  if (!held.expiresOn || held.expiresOn >= day) return "held";
  return certificateInfoOf(held.id)?.isTermPublished ? "expired" : "doubtful";
}

/** How a candidate stands with an asked certificate, by the best certificate that covers it. */
export function standingOf(id: string, { certificates }: CandidateFacts, day: string): Standing {
  const fitting = coveredBy(id);
  const standings = certificates
    .filter((it) => fitting.includes(it.id))
    .map((it) => standingOn(it, day));
  return (
    (["held", "doubtful", "expired"] as const).find((it) => standings.includes(it)) ?? "missing"
  );
}

export const askedWeight = (isRequired: boolean): number => (isRequired ? 1 : preferredWeight);

/** Held counts, and so does what only common knowledge calls expired; the rest is missing. */
export function certificatesPart(ground: Ground): Found {
  const { demand, facts } = ground;
  if (demand.certificates.length === 0) return findInputs("certificates", {});
  if (facts.certificates.length === 0)
    return findInputs("certificates", { unknown: ["certificates"] });
  const day = dueOn(ground);
  const told = { matched: [] as string[], missing: [] as string[], unknown: [] as string[] };
  let [covered, asked] = [0, 0];
  for (const { id, isRequired } of demand.certificates) {
    const standing = standingOf(id, facts, day);
    const isHeld = standing === "held" || standing === "doubtful";
    asked += askedWeight(isRequired);
    if (isHeld) covered += askedWeight(isRequired);
    (isHeld ? told.matched : told.missing).push(id);
    if (standing === "doubtful") told.unknown.push(id);
  }
  return findInputs("certificates", { value: covered / asked, ...told });
}
