import { searchCases } from "../search/cases";
import type { Case } from "./case";
import { peopleCases, peopleWrites } from "./people-cases";
import { explained } from "./reasons";
import { rightsCases } from "./rights-cases";
import { screenCases, workCases } from "./work-cases";

/** What is asked, in order: whatever changes something comes last. */
export const cases: Case[] = [
  ...peopleCases,
  ...workCases,
  ...screenCases,
  ...peopleWrites,
  ...rightsCases,
];

/** What the raw server answers, each by its place in the list that is measured. */
export const measuredCases = {
  speed: explained(cases),
  search: explained(searchCases),
} as const;
export type Measured = keyof typeof measuredCases;
