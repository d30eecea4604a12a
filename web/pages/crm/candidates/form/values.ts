import type { System } from "@/modules/knowledge/analysis/rules";
import type { CandidateRecord, NewCandidate } from "@/modules/crm/candidates/model";
import type { LanguageLevel } from "@/modules/crm/candidates/rules";
import { parseAmount, parseNumber } from "@/web/shared/record/form/parse-number";

/** What the form holds while somebody types: texts, because a half-written number is none. */
export type CandidateForm = {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  linkedin: string;
  location: string;
  country: string;
  headline: string;
  summary: string;
  role: string;
  /** By name; the server knows which of them the taxonomy has. */
  skills: string[];
  systems: System[];
  languages: { code: string; level: LanguageLevel }[];
  certificates: { certificate: string; number: string; issuedOn: string; expiresOn: string }[];
  willingCountries: string[];
  yearsTotal: string;
  yearsDatacentre: string;
  payAmount: string;
  payCurrency: string;
  payPeriod: string;
  availableFrom: string;
  noticeDays: string;
  contract: string;
  worksShifts: "" | "yes" | "no";
  gdprConsent: boolean;
  origin: string;
};

export const texts = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "linkedin",
  "location",
  "country",
  "headline",
  "summary",
  "role",
  "availableFrom",
  "contract",
  "origin",
] as const;
export const figures = ["yearsTotal", "yearsDatacentre", "noticeDays"] as const;

type Known = Partial<CandidateRecord>;

/** The form as it is opened: empty, or with what the record has. */
export function formOf(record: Known = {}): CandidateForm {
  const written = (name: (typeof texts)[number] | (typeof figures)[number]) =>
    String(record[name] ?? "");
  return {
    firstName: written("firstName"),
    lastName: written("lastName"),
    email: written("email"),
    phone: written("phone"),
    linkedin: written("linkedin"),
    location: written("location"),
    country: written("country"),
    headline: written("headline"),
    summary: written("summary"),
    role: written("role"),
    availableFrom: written("availableFrom"),
    contract: written("contract"),
    origin: written("origin"),
    yearsTotal: written("yearsTotal"),
    yearsDatacentre: written("yearsDatacentre"),
    noticeDays: written("noticeDays"),
    skills: (record.skills ?? []).map(({ name }) => name),
    systems: record.systems ?? [],
    languages: Object.entries(record.languages ?? {}).map(([code, level]) => ({ code, level })),
    certificates: (record.certificates ?? []).map(
      ({ certificate, number, issuedOn, expiresOn }) => ({
        certificate,
        number: number ?? "",
        issuedOn: issuedOn ?? "",
        expiresOn: expiresOn ?? "",
      }),
    ),
    willingCountries: record.willingCountries ?? [],
    payAmount: record.salaryExpectation ?? "",
    payCurrency: record.salaryCurrency ?? "EUR",
    payPeriod: record.salaryPeriod ?? "year",
    worksShifts: shiftsOf(record.worksShifts ?? null),
    gdprConsent: record.gdprConsent ?? false,
  };
}

const shiftsOf = (works: boolean | null) => (works === null ? "" : works ? "yes" : "no");

/** What the server is sent; its model checks it, so that a wrong value is still what was typed. */
export function inputOf(form: CandidateForm): Record<keyof NewCandidate, unknown> {
  const { payAmount, payCurrency, payPeriod, worksShifts, languages, certificates, ...rest } = form;
  return {
    ...rest,
    country: form.country || null,
    role: form.role || null,
    contract: form.contract || null,
    availableFrom: form.availableFrom || null,
    yearsTotal: parseNumber(form.yearsTotal),
    yearsDatacentre: parseNumber(form.yearsDatacentre),
    noticeDays: parseNumber(form.noticeDays),
    pay: payAmount.trim()
      ? { amount: parseNumber(parseAmount(payAmount)), currency: payCurrency, period: payPeriod }
      : null,
    worksShifts: worksShifts === "" ? null : worksShifts === "yes",
    languages: Object.fromEntries(languages.map(({ code, level }) => [code, level])),
    certificates: certificates.map(({ certificate, number, issuedOn, expiresOn }) => ({
      certificate,
      number,
      issuedOn: issuedOn || null,
      expiresOn: expiresOn || null,
    })),
    status: undefined,
  };
}

/** The name of the form field for the path of an error of the model. */
export function fieldAt(path: string): string {
  if (path.startsWith("pay")) return path === "pay.currency" ? "payCurrency" : "payAmount";
  return path.split(".")[0] === "certificates" ? path : (path.split(".")[0] ?? path);
}
