import type { Salary } from "@/modules/knowledge/normalise/model";
import { structuredSalary } from "@/modules/knowledge/normalise";

type PayFields = Pick<Salary, "min" | "max" | "period"> & {
  currency: string | null;
  /** The source's own word for the period, where it is another. */
  unit?: string;
  /** The source's own words for the whole, where it has any. */
  raw?: string | null;
  statedBy?: Salary["statedBy"];
};

/** Pay that a source keeps in fields; nothing where it names no currency or no amount. */
export function payInFields({ statedBy = "employer", ...fields }: PayFields): Salary | null {
  const { min, max, currency, period, unit = period } = fields;
  if (currency === null || (min === null && max === null)) return null;
  const raw = fields.raw ?? spoken({ min, max, currency, unit });
  return structuredSalary({ min, max, currency, period, raw, statedBy });
}

type SpokenPay = {
  min: number | null;
  max: number | null;
  currency: string;
  unit: string;
};

/** How pay in fields reads aloud: "EUR 45000–55000 YEAR". */
function spoken({ min, max, currency, unit }: SpokenPay): string {
  const amounts = [...new Set([min, max])].filter((amount) => amount !== null);
  return `${currency} ${amounts.join("–")} ${unit}`.trim();
}
