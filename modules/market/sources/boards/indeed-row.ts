import type { Draft } from "../reading/draft";
import { at, flagAt, joined, listAt, numberAt, textAt } from "../reading/json";
import type { Salary } from "@/modules/knowledge/normalise/model";
import type { periods } from "@/modules/knowledge/normalise/rules";
import type { Ad, Task } from "../model";
import { payInFields } from "../reading/field-pay";
import { readSalary } from "@/modules/knowledge/normalise";
import { countryOf } from "../tasks";

const units: Record<string, (typeof periods)[number]> = {
  hourly: "hour",
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
};

export function draftOfRow(row: unknown, task: Task): Draft {
  const key = textAt(row, "jobkey");
  return {
    id: key,
    url: key === null ? null : `/viewjob?jk=${encodeURIComponent(key)}`,
    applyUrl: flagAt(row, "indeedApplyEnabled") ? null : textAt(row, "thirdPartyApplyUrl"),
    title: textAt(row, "displayTitle") ?? textAt(row, "title"),
    company: textAt(row, "company") ?? textAt(row, "truncatedCompany"),
    places: [textAt(row, "formattedLocation") ?? textAt(row, "jobLocationCity")],
    posted: postedOf(row),
    salary: payOf(row, task),
    html: textAt(row, "snippet"),
    employmentType: attributesOf(row, "job-types"),
    workplace: workplaceOf(row),
  };
}

/** The epoch is exact; "30+ days ago" only says at least, and stands where there is no epoch. */
function postedOf(row: unknown): string | null {
  const at = numberAt(row, "pubDate") ?? numberAt(row, "createDate");
  return at === null ? textAt(row, "formattedRelativeTime") : new Date(at).toISOString();
}

/** The employer's own figures first; Indeed's estimate only where there are none, and marked as one. */
function payOf(row: unknown, task: Task): Salary | null {
  const currency = textAt(row, "salarySnippet", "currency");
  const text = textAt(row, "salarySnippet", "text");
  const pay =
    structuredPay({ pay: at(row, "extractedSalary"), currency, text, statedBy: "employer" }) ??
    payIn(text, task);
  return (
    pay ??
    structuredPay({ pay: at(row, "estimatedSalary"), currency, text: null, statedBy: "estimate" })
  );
}

const payIn = (text: string | null, task: Task): Salary | null =>
  text === null
    ? null
    : readSalary(text, { country: countryOf(task), language: null, statedBy: "employer" });

type RowPay = {
  pay: unknown;
  currency: string | null;
  text: string | null;
  statedBy: Salary["statedBy"];
};

function structuredPay({ pay, currency, text, statedBy }: RowPay): Salary | null {
  const period = units[(textAt(pay, "type") ?? "").toLowerCase()];
  const [min, max] = [known(numberAt(pay, "min")), known(numberAt(pay, "max"))];
  const raw = text ?? textAt(pay, "formattedRange");
  return period === undefined ? null : payInFields({ min, max, currency, period, raw, statedBy });
}

/** Indeed writes -1 for an end that is open. */
const known = (amount: number | null): number | null => (amount === -1 ? null : amount);

function attributesOf(row: unknown, group: string): string | null {
  const found = listAt(row, "taxonomyAttributes").find((one) => textAt(one, "label") === group);
  return joined(listAt(found, "attributes").map((one) => textAt(one, "label")));
}

function workplaceOf(row: unknown): Ad["workplace"] {
  const label = attributesOf(row, "remote") ?? textAt(row, "remoteWorkModel", "text") ?? "";
  if (/hybrid/i.test(label)) return "hybrid";
  return flagAt(row, "remoteLocation") || label !== "" ? "remote" : null;
}
