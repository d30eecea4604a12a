import type { ContractType } from "@/modules/staffing/deployments/rules";
import type { Rates } from "@/modules/staffing/rates/model";
import { type Calculation, type Fee, feeOf, hourly } from "@/modules/staffing/rates/rules";
import { parseNumber } from "@/web/shared/record/form/parse-number";

/** What was typed into the fields of a deal; texts, because a half-written number is none. */
export type DealText = {
  contractType: string;
  country: string;
  salary: string;
  billRate: string;
  hoursPerWeek: string;
  perDiem: string;
  employerPercent: string;
  feePercent: string;
};

export const blankDeal: DealText = {
  contractType: "temporary",
  country: "NL",
  salary: "",
  billRate: "",
  hoursPerWeek: "40",
  perDiem: "",
  employerPercent: "",
  feePercent: "",
};

const fullWeek = 40;
const amountOf = (text: string) => {
  const read = parseNumber(text);
  return read === null || Number.isNaN(read) ? 0 : Math.max(0, read);
};

export const isPermanent = (
  contractType: string,
): contractType is Extract<ContractType, "permanent"> => contractType === "permanent";

/** The published or own figure for the country of a deal. */
export const estimateFor = ({ country }: Pick<DealText, "country">, rates: Rates): number | null =>
  rates.employerPercent[country] ?? null;

export function dealOf(text: DealText, rates: Rates) {
  return {
    pay: amountOf(text.salary),
    bill: amountOf(text.billRate),
    perDiem: amountOf(text.perDiem),
    hoursPerWeek: text.hoursPerWeek.trim() ? amountOf(text.hoursPerWeek) : fullWeek,
    employerPercent: text.employerPercent.trim()
      ? amountOf(text.employerPercent)
      : (estimateFor(text, rates) ?? 0),
  };
}

export const calculated = (text: DealText, rates: Rates): Calculation =>
  hourly(dealOf(text, rates), rates.aims);

export const feeFor = (text: DealText, rates: Rates): Fee =>
  feeOf({ salary: amountOf(text.salary), feePercent: amountOf(text.feePercent) }, rates.aims);
