import { candidates as candidateVerbs } from "@/modules/crm/candidates";
import { candidates } from "@/modules/crm/candidates/schema";
import { clients as clientVerbs } from "@/modules/crm/clients";
import { clients } from "@/modules/crm/clients/schema";
import type { MergeFieldName, MergeKind } from "../rules";

/** What a form shows as one field, as the columns that keep it. */
type Fields = Partial<Record<MergeFieldName, readonly string[]>>;

type Columns<Column> = Partial<Record<MergeFieldName, readonly Column[]>>;

const candidateFields = {
  name: ["firstName", "lastName", "nameKey"],
  email: ["email", "emailKey"],
  phone: ["phone", "phoneKey"],
  linkedin: ["linkedin", "linkedinKey"],
  location: ["location", "placeKey", "country"],
  headline: ["headline"],
  summary: ["summary"],
  role: ["role"],
  willingCountries: ["willingCountries"],
  languages: ["languages"],
  yearsTotal: ["yearsTotal"],
  yearsDatacentre: ["yearsDatacentre"],
  skills: ["skills", "skillNames"],
  systems: ["systems"],
  pay: ["payCents", "payCurrency", "payPeriod"],
  availableFrom: ["availableFrom"],
  noticeDays: ["noticeDays"],
  contract: ["contract"],
  worksShifts: ["worksShifts"],
  origin: ["origin"],
} as const satisfies Columns<keyof typeof candidates.$inferSelect>;

const clientFields = {
  name: ["name", "nameKey"],
  industry: ["industry"],
  website: ["website", "websiteKey"],
  contractValue: ["valueCents"],
  description: ["description"],
  vatNumber: ["vatNumber"],
  kvkNumber: ["kvkNumber"],
  paymentDays: ["paymentDays"],
  fee: ["feeKind", "feePercent", "feeNote"],
} as const satisfies Columns<keyof typeof clients.$inferSelect>;

/** Who writes the records of each kind. */
export const owners = { candidate: candidateVerbs, client: clientVerbs } as const;
export const tables = { candidate: candidates, client: clients } as const;
export const fields: Record<MergeKind, Fields> = {
  candidate: candidateFields,
  client: clientFields,
};

/** Fields of which both values can stand together. */
export const joinable = new Set<string>(["willingCountries", "languages", "skills", "systems"]);
