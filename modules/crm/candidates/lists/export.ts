import { and, asc, desc, inArray, sql } from "drizzle-orm";
import { z } from "zod";
import { owners } from "@/modules/records/owners";
import type { App } from "@/src/app";
import { listed } from "@/src/database/bulk-insert";
import { utcToday } from "@/src/calendar";
import { chosenIds } from "@/modules/records/core";
import { listOf } from "@/src/sheets";
import { after, cursorAt } from "@/src/database/paging";
import { fileStream, type LongSheet } from "@/src/sheets/sheet-stream";
import { type CertificateRow, isCurrent } from "../certificates/certificates";
import { matching } from "./filter";
import { CandidateFilter } from "./questions";
import { sheetFields, sortsEitherWay } from "../rules";
import { candidateCertificates as held, candidates } from "../schema";
import { orderOf } from "./orders";
import { columns, recordColumns, toCandidate } from "../lifecycle/shape";

/** What an export of candidates may hold; what is not of a sheet is ours to say, and not imported again. */
const exportColumns = [
  "number",
  ...sheetFields,
  "origin",
  "owner",
  "retention",
  "createdAt",
] as const;
type ExportColumn = (typeof exportColumns)[number];

export const CandidateExport = CandidateFilter.extend({
  ids: chosenIds,
  sort: z.enum(sortsEitherWay).default("date"),
  format: z.enum(["csv", "xlsx", "json"]),
  /** Which columns, in this order; all of them where nobody says. */
  columns: z
    .string()
    .max(800)
    .transform((text) => text.split(","))
    .pipe(z.array(z.enum(exportColumns)))
    .optional(),
});
export type CandidateExport = z.infer<typeof CandidateExport>;

/** So many rows are read and written at once; others are answered in between. */
const pageSize = 500;

/** Exactly what the filter shows, all pages of it, in the order of the screen. */
export const exported = (app: App, { format, ...asked }: CandidateExport): Response =>
  fileStream(format, sheetOf(app, asked));

/** The same as a sheet, for a terminal. */
export function sheetOf(
  app: App,
  { sort, columns: chosen, ...asked }: Omit<CandidateExport, "format">,
) {
  const kept = (chosen ?? exportColumns).map((name) => [heads[name], cells[name]] as const);
  return {
    name: `candidates-${utcToday(app)}`,
    title: "Candidates",
    columns: Object.fromEntries(kept),
    pages: () => pagesOf(app, sort, asked),
  } satisfies LongSheet<Exported>;
}

type Asked = CandidateFilter & Pick<CandidateExport, "ids">;

async function* pagesOf(app: App, sort: CandidateExport["sort"], { ids, ...filter }: Asked) {
  const { by, direction } = orderOf(sort, utcToday(app));
  const towards = direction === "falling" ? desc : asc;
  const isChosen = ids && inArray(candidates.id, listed(ids));
  const isWanted = and(await matching(app, filter), isChosen);
  let cursor: string | undefined;
  do {
    const begin = cursor ? after({ by: sql`${by}`, direction }, candidates.seq, cursor) : undefined;
    const rows = await app.db
      .select({ narrow: columns, own: recordColumns, at: sql<string | number>`${by}` })
      .from(candidates)
      .where(and(isWanted, begin))
      .orderBy(towards(by), towards(candidates.seq))
      .limit(pageSize);
    const shown = rows.map(({ narrow }) => narrow.id);
    const papers = await papersOf(app, shown);
    const ownerOf = await owners.namesOf(app, "candidate", shown);
    yield rows.map(({ narrow, own }) => ({
      ...toCandidate(narrow),
      ...own,
      certificates: papers.get(narrow.id) ?? [],
      owner: ownerOf.get(narrow.id) ?? null,
    }));
    const last = rows.length === pageSize ? rows.at(-1) : undefined;
    cursor = last && cursorAt(last.at, last.narrow.seq);
  } while (cursor);
}

type Paper = Pick<CertificateRow, "certificate" | "number" | "issuedOn" | "expiresOn">;

async function papersOf(app: App, ids: string[]): Promise<Map<string, Paper[]>> {
  const rows = await app.db
    .select()
    .from(held)
    .where(and(inArray(held.candidateId, listed(ids)), isCurrent))
    .orderBy(asc(held.id));
  const papers = new Map<string, Paper[]>();
  for (const { candidateId, certificate, number, issuedOn, expiresOn } of rows) {
    const paper = { certificate, number, issuedOn, expiresOn };
    papers.set(candidateId, [...(papers.get(candidateId) ?? []), paper]);
  }
  return papers;
}

type Exported = ReturnType<typeof pagesOf> extends AsyncGenerator<(infer Row)[]> ? Row : never;
type Cells = LongSheet<Exported>["columns"][string];

const yesNo = (value: boolean | null) => (value === null ? null : value ? "yes" : "no");
const tokens = ({ certificate, number, issuedOn, expiresOn }: Paper) =>
  [
    certificate,
    number && `no:${encodeURIComponent(number)}`,
    issuedOn && `from:${issuedOn}`,
    expiresOn && `until:${expiresOn}`,
  ]
    .filter(Boolean)
    .join(" ");

/** As the import knows them, so that what leaves can come back whole. */
const heads: Record<ExportColumn, string> = {
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

const cells: Record<ExportColumn, Cells> = {
  number: (it) => it.number,
  firstName: (it) => it.firstName,
  lastName: (it) => it.lastName,
  email: (it) => it.email,
  phone: (it) => it.phone,
  linkedin: (it) => it.linkedin,
  location: (it) => it.location,
  country: (it) => it.country,
  headline: (it) => it.headline,
  summary: (it) => it.summary,
  status: (it) => it.status,
  statusReason: (it) => it.statusReason,
  statusUntil: (it) => it.statusUntil,
  role: (it) => it.role,
  skills: (it) => listOf(it.skills.map(({ name }) => name)),
  systems: (it) => listOf(it.systems),
  languages: (it) => listOf(Object.entries(it.languages).map((pair) => pair.join(" "))),
  willingCountries: (it) => listOf(it.willingCountries),
  yearsTotal: (it) => it.yearsTotal,
  yearsDatacentre: (it) => it.yearsDatacentre,
  payAmount: (it) => (it.salaryExpectation === null ? null : Number(it.salaryExpectation)),
  payCurrency: (it) => it.salaryCurrency,
  payPeriod: (it) => it.salaryPeriod,
  availableFrom: (it) => it.availableFrom,
  noticeDays: (it) => it.noticeDays,
  contract: (it) => it.contract,
  worksShifts: (it) => yesNo(it.worksShifts),
  gdprConsent: (it) => yesNo(it.gdprConsent),
  consentOn: (it) => it.consentAt?.slice(0, 10) ?? null,
  certificates: (it) => listOf(it.certificates.map(tokens)),
  origin: (it) => it.origin,
  owner: (it) => it.owner,
  retention: (it) => it.dataRetentionUntil,
  createdAt: (it) => it.createdAt,
};
