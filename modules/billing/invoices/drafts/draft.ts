import type { BillingAgency, BillingDetails } from "@/modules/billing/details/model";
import type { VatDecision } from "@/modules/billing/vat";
import type { Agency } from "@/modules/platform/branding/agency/model";
import type { ExpenseLine, HourLine } from "@/modules/staffing/timesheets";
import type { InvoiceDraft } from "../model";
import type { GroupedLine, Totals } from "../rules";

export type Seller = { agency: Agency; billing: BillingAgency };

/** Hours and expenses of one future invoice, with everything that its content depends on. */
export type Draft = {
  key: string;
  group: string | null;
  currency: string;
  hours: HourLine[];
  expenses: ExpenseLine[];
  lines: GroupedLine[];
  details: BillingDetails;
  seller: Seller;
  vat: VatDecision;
  /** Net only while the VAT is undecided. */
  totals: Totals;
  orderNumber: string | null;
  periodFrom: string;
  periodTo: string;
  missing: InvoiceDraft["missing"];
  fingerprint: string;
};
