import { z } from "zod";
import { CountryRule } from "@/modules/staffing/country-rules/model";
import { wordsOrNull } from "@/modules/records/core/model";
import { duties, dutyStates, maxNoteLength, maxReferenceLength, settledStates } from "./rules";

export const DossierDuty = z.object({
  duty: z.enum(duties),
  /** By which rule. */
  rule: z.string(),
  dueOn: z.iso.date(),
  state: z.enum(dutyStates),
  doneOn: z.iso.date().nullable(),
  reference: z.string().nullable(),
  note: z.string().nullable(),
  by: z.string().nullable(),
  /** Nought while nobody has said anything of it. */
  version: z.number().int(),
});
export type DossierDuty = z.infer<typeof DossierDuty>;

const factNames = [
  "worker",
  "homeCountry",
  "position",
  "startDate",
  "endDate",
  "hoursPerWeek",
  "client",
  "clientNumber",
  "clientVat",
  "site",
  "street",
  "city",
  "country",
  "agency",
  "agencyAddress",
  "agencyNumber",
  "agencyEmail",
] as const;
export const DossierFact = z.object({ name: z.enum(factNames), value: z.string() });
export type DossierFact = z.infer<typeof DossierFact>;
export type FactName = DossierFact["name"];

/** Somebody who works, or will work, in another country than their own. */
export const Dossier = z.object({
  deploymentId: z.uuid(),
  number: z.string(),
  candidateId: z.uuid(),
  candidateName: z.string(),
  clientName: z.string(),
  /** As the specification writes them: UK, not GB. */
  home: z.string(),
  work: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  /** Whether rules of that country are kept here; otherwise somebody has to look them up. */
  isCountryKnown: z.boolean(),
  duties: z.array(DossierDuty),
  /** What is left to do. */
  toDo: z.number().int(),
  overdue: z.number().int(),
  nextDue: z.iso.date().nullable(),
  portal: z.url().nullable(),
  /** Until when the papers have to be kept; null while the end is open or no rule says. */
  keepUntil: z.iso.date().nullable(),
});
export type Dossier = z.infer<typeof Dossier>;

export const DeploymentDossier = z.object({
  /** Null where nobody works abroad, or somebody's country is not known. */
  dossier: Dossier.nullable(),
  /** Why there is none. */
  missing: z.enum(["home", "work", "person", "same-country", "permanent"]).nullable(),
  rules: z.array(CountryRule),
  facts: z.array(DossierFact),
});
export type DeploymentDossier = z.infer<typeof DeploymentDossier>;

export const DutySettled = z
  .strictObject({
    state: z.enum(settledStates),
    doneOn: z.iso.date("Invalid date").nullable().default(null),
    reference: wordsOrNull(maxReferenceLength),
    note: wordsOrNull(maxNoteLength),
    version: z.number().int(),
  })
  .refine(({ state, note }) => state === "done" || note !== null, {
    message: "Explain why it isn't needed.",
    path: ["note"],
  });
export type DutySettled = z.infer<typeof DutySettled>;

export const DutyPlace = z.object({ id: z.uuid(), duty: z.enum(duties) });
export type DutyPlace = z.infer<typeof DutyPlace>;
