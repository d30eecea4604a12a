import { definedFields, type HistoryFields } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import type { CandidateChanges } from "../model";
import type { CandidateRow } from "./shape";

type Given = Omit<CandidateChanges, "certificates" | "version">;

/** Maps a form's values to columns; a field that was not sent is not touched. */
export async function columnsOf({
  skills,
  pay,
  country,
  willingCountries,
  ...given
}: Given): Promise<Partial<CandidateRow>> {
  return {
    ...definedFields(given),
    ...(country !== undefined && { country: country && toIso(country) }),
    ...(willingCountries && { willingCountries: willingCountries.map(toIso) }),
    ...(skills && (await skillColumns(skills))),
    ...(pay !== undefined && {
      payCents: pay && Math.round(pay.amount * 100),
      payCurrency: pay && pay.currency,
      payPeriod: pay && pay.period,
    }),
  };
}

/** Imported once, and only by who writes skills: an import() per candidate costs as much as saving one. */
let taxonomy: Promise<typeof import("@/modules/knowledge/analysis")> | undefined;

/** Skills the taxonomy knows (by id, name or alias) come first; the others keep their own words. */
async function skillColumns(labels: string[]) {
  if (labels.length === 0) return { skills: [], skillNames: [] };
  taxonomy ??= import("@/modules/knowledge/analysis");
  const { skillNamed } = await taxonomy;
  const known = new Map<string, string>();
  const words = new Set<string>();
  for (const label of labels) {
    const skill = skillNamed(label);
    if (skill) known.set(skill.id, skill.name);
    else words.add(label);
  }
  return { skills: [...known.keys()], skillNames: [...known.values(), ...words] };
}

/** Fields whose change the history tells, and how it writes them. */
export const historyFields: HistoryFields<CandidateRow> = {
  firstName: (row) => row.firstName,
  lastName: (row) => row.lastName,
  email: (row) => row.email,
  phone: (row) => row.phone,
  linkedin: (row) => row.linkedin,
  location: (row) => row.location,
  country: (row) => row.country,
  headline: (row) => row.headline,
  summary: (row) => row.summary,
  role: (row) => row.role,
  willingCountries: (row) => row.willingCountries.join(", "),
  languages: ({ languages }) =>
    Object.entries(languages)
      .map(([code, level]) => `${code} ${level}`)
      .toSorted()
      .join(", "),
  yearsTotal: (row) => row.yearsTotal,
  yearsDatacentre: (row) => row.yearsDatacentre,
  skills: (row) => row.skillNames.join(", "),
  systems: (row) => row.systems.join(", "),
  pay: ({ payCents, payCurrency, payPeriod }) =>
    payCents === null ? null : `${payCents / 100} ${payCurrency} per ${payPeriod}`,
  availableFrom: (row) => row.availableFrom,
  noticeDays: (row) => row.noticeDays,
  contract: (row) => row.contract,
  worksShifts: (row) => row.worksShifts,
  gdprConsent: (row) => row.gdprConsent,
  origin: (row) => row.origin,
};
