import type { ArrivingConsent } from "@/modules/crm/candidates";
import { type Purpose, purposes } from "@/modules/crm/candidates/rules";
import type { Plan } from "../../model";
import { consentFields } from "../../rules";
import type { Agreed } from "../cells";

type Found = Record<string, unknown>;

/**
 * The consents of a row with their evidence: the day (of the consent, else of the row, else since when the agency has the
 * data), the channel, and the proof or else the source of the list.
 */
export function agreedIn(found: Found, plan: Plan, today: string) {
  const { consentOn, consentChannel, consentProof, objection, ...rest } = found;
  const { provenance } = plan;
  const evidence = {
    channel: (consentChannel ?? "import") as ArrivingConsent["channel"],
    proof: (consentProof ?? provenance?.source ?? null) as string | null,
  };
  const consents = purposes.flatMap((purpose): ArrivingConsent[] => {
    const { isGiven, on } = agreedTo(purpose, found, plan);
    const said = on ?? consentOn;
    const day = said ?? provenance?.on ?? today;
    const isDated = said !== undefined && said !== null;
    return isGiven ? [{ purpose, on: String(day), isDated, ...evidence }] : [];
  });
  const keep = rest["gdprConsent"] as Agreed | undefined;
  for (const field of Object.values(consentFields)) delete rest[field];
  const objected = objection as Agreed | undefined;
  if (!objected?.isGiven) return { rest, consents, ...(keep && { gdprConsent: keep.isGiven }) };
  return {
    rest,
    // Whoever wants no mail has not agreed to news, whatever another column says.
    consents: consents.filter(({ purpose }) => purpose !== "marketing"),
    objectedOn: objected.on ?? provenance?.on ?? today,
    ...(keep && { gdprConsent: keep.isGiven }),
  };
}

const nothing: Agreed = { isGiven: false, on: null };

/** A file that has only the day of a consent means the one without which nobody is kept. */
function agreedTo(purpose: Purpose, found: Found, { columns }: Plan): Agreed {
  const said = found[consentFields[purpose]] as Agreed | null | undefined;
  if (said) return said;
  const hasColumn = Object.values(consentFields).some((field) => columns.includes(field));
  const isMeant = purpose === "keep" && !hasColumn && typeof found["consentOn"] === "string";
  return isMeant ? { isGiven: true, on: null } : nothing;
}
