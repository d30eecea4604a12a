import type { TimesheetEntry } from "../model";

/** What is wrong in one line of what was sent, by its number. */
export type Wrong = { sentence: string };
export const wrong = (sentence: string): Wrong => ({ sentence });
export type ImportFault = Wrong & { line: number };

/** Whose hours they are: the deployment's number, or else the person's name, number or email, and the client's name. */
export type Whose = { number: string; person: string; client: string };

/** Hours of one deployment as a file has them, each with the line it stands in. */
export type ParsedHours = Whose & { line: number; entry: TimesheetEntry };
export type Parsed = { hours: ParsedHours[]; faults: ImportFault[] };
