import type { CandidateRecord } from "@/modules/crm/candidates";
import { analyse } from "@/modules/knowledge/analysis";
import type { Proposal } from "./model";

/** What somebody said when they applied, in their own words. */
export type Said = {
  availableDate: string | null;
  expectedSalary: string | null;
  answers: readonly { question: string; answer: string }[];
};

/** What an application would fill in, each beside the words that say so. */
export const proposalsOf = (said: Said, record: CandidateRecord): Proposal[] => [
  ...availability(said, record),
  ...pay(said, record),
  ...said.answers.flatMap((it) => certificates(it, record)),
];

const quoted = (line: string) => ({ start: 0, end: 0, line });

function standing(was: string | null, is: string): Pick<Proposal, "standing" | "was"> {
  if (was === null) return { standing: "new", was };
  return { standing: was === is ? "same" : "other", was };
}

function availability({ availableDate: value }: Said, { availableFrom }: CandidateRecord) {
  if (!value) return [];
  const common = {
    field: "availableFrom" as const,
    value,
    detail: null,
    issuedOn: null,
    label: value,
    by: null,
  };
  const against = standing(availableFrom, value);
  return [{ ...common, evidence: quoted(value), isCertain: true, ...against }];
}

/** As the form writes it down: an amount, its currency and for how long. */
const plain = /^(\d+(?:[.,]\d{1,2})?) ([A-Z]{3}) \/ (hour|day|month|year)$/;

function pay({ expectedSalary }: Said, record: CandidateRecord): Proposal[] {
  const line = expectedSalary?.trim() ?? "";
  const [, amount = "", currency = "", period = ""] = plain.exec(line) ?? guessed(line);
  if (!amount) return [];
  const detail = `${currency} ${period}`;
  const { salaryExpectation: known, salaryCurrency, salaryPeriod } = record;
  const was = known && `${Number(known)} ${salaryCurrency} ${salaryPeriod}`;
  const common = {
    field: "pay" as const,
    value: amount,
    detail,
    issuedOn: null,
    label: detail,
    by: null,
  };
  const against = standing(was, `${Number(amount.replace(",", "."))} ${detail}`);
  return [{ ...common, evidence: quoted(line), isCertain: plain.test(line), ...against }];
}

/** Words of one's own with one number in them: what it is of, and for how long, is for a person to say. */
function guessed(line: string): string[] {
  const [number, ...others] =
    line.replaceAll(/(?<=\d)[.,' ](?=\d{3}(?!\d))/g, "").match(/\d+/g) ?? [];
  if (!number || others.length > 0) return [];
  const amount = /\d\s*k\b/i.test(line) ? Number(number) * 1000 : Number(number);
  const period = limits.find(([most]) => amount < most)?.[1] ?? "year";
  return ["", String(amount), "EUR", period];
}

/** Nobody earns less in a year, or more in an hour. */
const limits = [
  [250, "hour"],
  [1_500, "day"],
  [15_000, "month"],
] as const;

const yes = /^(?:yes|ja|oui)$/i;

function certificates({ question, answer }: Said["answers"][number], record: CandidateRecord) {
  if (!yes.test(answer.trim())) return [];
  const asked = { title: "", company: null, location: null, country: null, salary: null };
  const { facts } = analyse({ ...asked, text: question });
  const named = facts.filter(({ kind }) => kind === "certificate");
  return named.map(({ id, label }): Proposal => {
    const isHeld = record.certificates.some(({ certificate }) => certificate === id);
    return {
      field: "certificate",
      value: id,
      detail: null,
      issuedOn: null,
      label,
      by: null,
      evidence: quoted(`${question} ${answer}`),
      // A yes to one of several may be a yes to any of them.
      isCertain: named.length === 1,
      ...standing(isHeld ? id : null, id),
    };
  });
}
