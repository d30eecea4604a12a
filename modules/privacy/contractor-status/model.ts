import { z } from "zod";
import { CountryRule } from "@/modules/staffing/country-rules/model";
import { wordsOrNull } from "@/modules/records/core/model";
import { answers, maxNoteLength, questions, risks, standings, warnings } from "./rules";

const Given = z.record(z.enum(questions), z.enum(answers));

export const IndependenceCheck = z.object({
  id: z.uuid(),
  answers: Given,
  risk: z.enum(risks),
  note: z.string().nullable(),
  endDate: z.iso.date().nullable(),
  by: z.string(),
  at: z.iso.datetime(),
});
export type IndependenceCheck = z.infer<typeof IndependenceCheck>;

export const NewIndependenceCheck = z.strictObject({
  answers: Given,
  note: wordsOrNull(maxNoteLength),
});
export type NewIndependenceCheck = z.infer<typeof NewIndependenceCheck>;

/** Somebody who works for themselves in a country that looks into it. */
export const Independence = z.object({
  deploymentId: z.uuid(),
  number: z.string(),
  candidateName: z.string(),
  clientName: z.string(),
  startDate: z.iso.date(),
  endDate: z.iso.date().nullable(),
  standing: z.enum(standings),
  /** Of the last check. */
  risk: z.enum(risks).nullable(),
  warnings: z.array(z.enum(warnings)),
});
export type Independence = z.infer<typeof Independence>;

export const DeploymentIndependence = z.object({
  /** Null where nobody works for themselves in such a country. */
  independence: Independence.nullable(),
  /** The newest first. */
  checks: z.array(IndependenceCheck),
  rules: z.array(CountryRule),
});
export type DeploymentIndependence = z.infer<typeof DeploymentIndependence>;
