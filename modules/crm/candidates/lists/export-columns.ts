import { toSpecification } from "@/modules/knowledge/countries/rules";
import { type Cell, listOf } from "@/src/sheets";
import type { CertificateRow } from "../certificates/certificates";
import { type CandidateRow, columns, recordColumns } from "../lifecycle/shape";
import { numberOf, sheetFields } from "../rules";

/** What an export of candidates may hold; what is not of a sheet is ours to say, and not imported again. */
export const exportColumns = [
  "number",
  ...sheetFields,
  "origin",
  "owner",
  "retention",
  "createdAt",
] as const;
export type ExportColumn = (typeof exportColumns)[number];

export const stored = { ...columns, ...recordColumns };
export type Name = keyof typeof stored | "certificates" | "owner";
export type Row = Pick<CandidateRow, keyof typeof stored> & {
  certificates: CertificateCells[];
  owner: string | null;
};
export const everyName = [
  ...(Object.keys(stored) as (keyof typeof stored)[]),
  "certificates",
] as const;

type CertificateCells = Pick<CertificateRow, "certificate" | "number" | "issuedOn" | "expiresOn">;

/** What a column of a sheet shows, and of what. */
type Column = { of: readonly Name[]; cell: (row: Row) => Cell };

const from = <From extends Name>(
  of: readonly From[],
  cell: (row: Pick<Row, From>) => Cell,
): Column => ({ of, cell });

type Plain = { [Own in Name]: Row[Own] extends Cell ? Own : never }[Name];
/** As it is kept. */
const own = (name: Plain): Column => from([name], (row) => row[name]);

const yesNo = (value: boolean | null) => (value === null ? null : value ? "yes" : "no");
const tokens = ({ certificate, number, issuedOn, expiresOn }: CertificateCells) =>
  [
    certificate,
    number && `no:${encodeURIComponent(number)}`,
    issuedOn && `from:${issuedOn}`,
    expiresOn && `until:${expiresOn}`,
  ]
    .filter(Boolean)
    .join(" ");

/** As the import knows them, so that what leaves can come back whole. */
export const heads: Record<ExportColumn, string> = {
  number: "Number",
  firstName: "First name",
  lastName: "Last name",
  email: "Email",
  phone: "Phone",
  linkedin: "LinkedIn",
  location: "Location",
  country: "Country",
  headline: "Headline",
  summary: "Summary",
  status: "Status",
  role: "Role",
  statusReason: "Status reason",
  statusUntil: "Status until",
  skills: "Skills",
  systems: "Critical systems",
  languages: "Languages",
  willingCountries: "Willing to work in",
  yearsTotal: "Experience (years)",
  yearsDatacentre: "Datacenter experience (years)",
  payAmount: "Salary expectation",
  payCurrency: "Currency",
  payPeriod: "Period",
  availableFrom: "Available from",
  noticeDays: "Notice period (days)",
  contract: "Contract",
  worksShifts: "Open to shift work",
  gdprConsent: "Consent",
  consentOn: "Consent given on",
  certificates: "Certificates",
  origin: "Origin",
  owner: "Owner",
  retention: "Keep until",
  createdAt: "Added",
};

/** What is said otherwise than it is kept. */
const composed = {
  number: from(["seq"], (it) => numberOf(it.seq)),
  country: from(["country"], (it) => it.country && toSpecification(it.country)),
  skills: from(["skillNames"], (it) => listOf(it.skillNames)),
  systems: from(["systems"], (it) => listOf(it.systems)),
  languages: from(["languages"], (it) =>
    listOf(Object.entries(it.languages).map((pair) => pair.join(" "))),
  ),
  willingCountries: from(["willingCountries"], (it) => listOf(it.willingCountries)),
  payAmount: from(["payCents"], (it) => it.payCents && it.payCents / 100),
  worksShifts: from(["worksShifts"], (it) => yesNo(it.worksShifts)),
  gdprConsent: from(["gdprConsent"], (it) => yesNo(it.gdprConsent)),
  consentOn: from(["consentAt"], (it) => it.consentAt?.slice(0, 10) ?? null),
  certificates: from(["certificates"], (it) => listOf(it.certificates.map(tokens))),
  retention: own("dataRetentionUntil"),
} satisfies Partial<Record<ExportColumn, Column>>;

const isComposed = (name: ExportColumn): name is keyof typeof composed => name in composed;
const columnOf = (name: ExportColumn): Column => (isComposed(name) ? composed[name] : own(name));

export const cells = Object.fromEntries(
  exportColumns.map((name) => [name, columnOf(name)]),
) as Record<ExportColumn, Column>;
