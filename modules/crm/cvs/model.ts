import { z } from "zod";
import { textStates } from "@/modules/records/files/rules";
import { proposedFields, standings } from "./rules";

export const Evidence = z.object({
  /** Where in the text it stands. */
  start: z.number().int(),
  end: z.number().int(),
  /** The whole line, for those who do not look it up. */
  line: z.string(),
});

export const Proposal = z.object({
  field: z.enum(proposedFields),
  /** A word, a number, a country or language code, an id of the taxonomy. */
  value: z.string(),
  /** A language's level, a certificate's last day, a skill's years: "5" as the CV says, "~5" by its dates. */
  detail: z.string().nullable(),
  /** The day on which a certificate was issued. */
  issuedOn: z.iso.date().nullable(),
  /** What people call it. */
  label: z.string(),
  evidence: Evidence,
  /** The language model that found it; null where rules did. */
  by: z.string().nullable(),
  /** Whether it says so plainly; what it may also not have meant is left to a person. */
  isCertain: z.boolean(),
  standing: z.enum(standings),
  /** What the record says now, where that is something else. */
  was: z.string().nullable(),
});
export type Proposal = z.infer<typeof Proposal>;

/** Where somebody worked, as the CV tells it: to be read beside the rest, and no field of a record. */
export const CvEmployment = z.object({
  employer: z.string().nullable(),
  title: z.string().nullable(),
  /** A year, or a year and its month. */
  from: z.string(),
  /** Null while it goes on. */
  to: z.string().nullable(),
  isCertain: z.boolean(),
});
export type CvEmployment = z.infer<typeof CvEmployment>;

export const CvReading = z.object({
  name: z.string(),
  /** Where it lies with a record; null where it was only sent to be read. */
  fileId: z.uuid().nullable(),
  state: z.enum(textStates),
  trouble: z.string().nullable(),
  text: z.string().nullable(),
  proposals: z.array(Proposal),
  employments: z.array(CvEmployment),
  /** The language model that can be asked about it as well; null where none may be, or it was. */
  model: z.string().nullable(),
});
export type CvReading = z.infer<typeof CvReading>;

export const SentCv = z.object({
  file: z.instanceof(File, { message: "Choose a file." }),
  /** Whose record it is compared with; left out for somebody new. */
  candidateId: z.uuid().optional(),
});
export type SentCv = z.infer<typeof SentCv>;
