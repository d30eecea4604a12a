import type { Case } from "./case";
import { peopleCases, peopleWrites } from "./people-cases";
import { screenCases, workCases } from "./work-cases";

/** What is asked, in order: whatever changes something comes last. */
export const cases: Case[] = [...peopleCases, ...workCases, ...screenCases, ...peopleWrites];
