import type { PaperLanguage, Syntax } from "@/modules/billing/details/rules";
import type { Exemption, VatCategory } from "@/modules/billing/vat/rules";
import type { hourTypes } from "@/modules/staffing/rates/cards/rules";
import type { Signature } from "@/modules/staffing/timesheets/approvals";
import type { ExpenseLine } from "@/modules/staffing/timesheets";
import type { ExpenseKind } from "@/modules/staffing/timesheets/rules";
import type { InvoiceKind, Totals } from "./rules";

type HourType = (typeof hourTypes)[number];

export type Party = {
  name: string;
  street: string;
  postalCode: string;
  city: string;
  country: string;
  vatNumber: string | null;
  registration: string | null;
  /** Tax number of a business without a VAT number. */
  taxNumber?: string | null;
  /** Electronic address: its scheme and identifier. */
  endpoint: { scheme: string; id: string } | null;
};

export type ContentLine = {
  deploymentId: string;
  /** The number of the deployment, such as D-0031, and the position. */
  name: string;
  hourType: HourType;
  /** The kind of expense; such a line has no minutes. */
  expense?: ExpenseKind;
  from: string;
  to: string;
  minutes: number;
  rateCents: number;
  netCents: number;
};

/** Everything an invoice says. PDF and electronic form are generated from this alone, so that they cannot differ. */
export type InvoiceContent = {
  kind: InvoiceKind;
  number: string;
  issuedOn: string;
  dueOn: string;
  periodFrom: string;
  periodTo: string;
  currency: string;
  language: PaperLanguage;
  syntax: Syntax;
  seller: Party & { contact: { name: string; phone: string; email: string } };
  buyer: Party;
  buyerReference: string | null;
  orderNumber: string | null;
  /** On a credit note: the invoice it cancels, and the reason. */
  credits: { number: string; issuedOn: string; reason: string } | null;
  /** On a self-billing invoice: the wording that the law requires. */
  selfBilled?: { mention: string };
  lines: ContentLine[];
  vat: { category: VatCategory; rate: number; exemption: Exemption | null; source: string };
  totals: Totals;
  payment: {
    reference: string;
    iban: string;
    bic: string;
    /** The blocked account's share. `wageCents`, the wage within the billed hours, is missing on older invoices. */
    blocked: { iban: string; cents: number; percent: number; wageCents?: number } | null;
    freeCents: number;
  };
  footer: string;
};

/** Supporting details, on the PDF only: it names people, which the invoice itself does not. */
export type Annex = {
  /** The approved hours by person and day. */
  hours: {
    person: string;
    workedOn: string;
    hourType: HourType;
    minutes: number;
    approvedOn: string | null;
  }[];
  /** Expenses, both in the currency of the receipt and as they are billed. */
  expenses: {
    person: string;
    spentOn: string;
    kind: ExpenseKind;
    note: string;
    spent: ExpenseLine["spent"];
    cents: number;
  }[];
  /** Who approved which week. */
  approvals: ({ person: string; minutes: number } & Signature)[];
  /**
   * For a blocked account (Dutch chain liability): hours per person by project and agreement, and wages per project.
   */
  liability: {
    people: {
      work: string;
      agreement: string;
      person: string;
      from: string;
      to: string;
      minutes: number;
    }[];
    wages: { work: string; minutes: number; wageCents: number }[];
  } | null;
};
