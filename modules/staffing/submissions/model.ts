import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { words } from "@/modules/records/core/model";
import { languageLevels, roles, systems } from "@/modules/knowledge/analysis/rules";
import { validities } from "@/modules/crm/candidates/rules";
import { confirmationWays, ledgerEvents } from "./rules";

/** What a client sees of a candidate: never how to reach them, what they ask for, or what others said of them. */
export const OnePager = z.object({
  /** C-0042, by which both sides speak of an anonymous candidate. */
  reference: z.string(),
  /** Null on an anonymous page. */
  name: z.string().nullable(),
  headline: z.string().nullable(),
  role: z.enum(roles).nullable(),
  /** The town only beside a name. */
  location: z.string().nullable(),
  country: z.string().nullable(),
  yearsTotal: z.number().nullable(),
  yearsDatacentre: z.number().nullable(),
  skills: z.array(z.string()),
  systems: z.array(z.enum(systems)),
  languages: z.array(z.object({ code: z.string(), level: z.enum(languageLevels) })),
  certificates: z.array(
    z.object({
      name: z.string(),
      expiresOn: z.iso.date().nullable(),
      validity: z.enum(validities),
    }),
  ),
  availableFrom: z.iso.date().nullable(),
  noticeDays: z.number().int().nullable(),
  willingCountries: z.array(z.string()),
});
export type OnePager = z.infer<typeof OnePager>;

/** One line of the ledger. */
export const LedgerLine = z.object({
  id: z.uuid(),
  at: z.iso.datetime(),
  by: z.string(),
  event: z.enum(ledgerEvents),
  projectId: z.uuid(),
  projectNumber: z.string(),
  projectName: z.string(),
  clientId: z.uuid(),
  clientName: z.string(),
  /** Null once the person was forgotten. */
  candidateId: z.uuid().nullable(),
  candidateName: z.string().nullable(),
  confirmedOn: z.iso.date().nullable(),
  way: z.enum(confirmationWays).nullable(),
  isNamed: z.boolean().nullable(),
  candidateVersion: z.number().int().nullable(),
  pageHash: z.string().nullable(),
  note: z.string().nullable(),
  takesBack: z.uuid().nullable(),
  isWithdrawn: z.boolean(),
});
export type LedgerLine = z.infer<typeof LedgerLine>;

const note = words(500);

export const NewConfirmation = z.object({
  candidateId: z.uuid(),
  confirmedOn: z.iso.date("Invalid date"),
  way: z.enum(confirmationWays),
  note,
});
export type NewConfirmation = z.infer<typeof NewConfirmation>;

export const NewSubmission = z.object({
  candidateId: z.uuid(),
  isNamed: z.boolean(),
  note,
  /** Said by who presents somebody to the same client again. */
  despiteEarlier: z.boolean().optional(),
});
export type NewSubmission = z.infer<typeof NewSubmission>;

export const Withdrawal = z.object({
  reason: z.string(required).trim().min(1, "Required").max(500),
});
export type Withdrawal = z.infer<typeof Withdrawal>;
