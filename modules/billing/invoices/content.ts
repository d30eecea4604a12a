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
  /** The number by which the tax office knows a business without a VAT number. */
  taxNumber?: string | null;
  /** Electronic address: the scheme and the number in it. */
  endpoint: { scheme: string; id: string } | null;
};

export type ContentLine = {
  deploymentId: string;
  /** D-0031, and the position. */
  name: string;
  hourType: HourType;
  /** Of what was spent beside hours: as what; then it has no minutes. */
  expense?: ExpenseKind;
  from: string;
  to: string;
  minutes: number;
  rateCents: number;
  netCents: number;
};

/** All that an invoice says: both of its forms are made from this and nothing else. */
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
  /** Of a credit note: what it undoes, and why. */
  credits: { number: string; issuedOn: string; reason: string } | null;
  /** Made out by the buyer in the seller's name: the words by which the law has it say so. */
  selfBilled?: { mention: string };
  lines: ContentLine[];
  vat: { category: VatCategory; rate: number; exemption: Exemption | null; source: string };
  totals: Totals;
  payment: {
    reference: string;
    iban: string;
    bic: string;
    /** With the wage of the hours that are billed, which papers of before it was told do not have. */
    blocked: { iban: string; cents: number; percent: number; wageCents?: number } | null;
    freeCents: number;
  };
  footer: string;
};

/** What stands behind an invoice, on the paper alone: it names people, whom the content leaves out. */
export type Annex = {
  /** The approved hours by person and day. */
  hours: {
    person: string;
    workedOn: string;
    hourType: HourType;
    minutes: number;
    approvedOn: string | null;
  }[];
  /** What was spent, as it was entered and as it is billed. */
  expenses: {
    person: string;
    spentOn: string;
    kind: ExpenseKind;
    note: string;
    spent: ExpenseLine["spent"];
    cents: number;
  }[];
  /** Who said of which week that its hours are right. */
  approvals: ({ person: string; minutes: number } & Signature)[];
  /** Where a share goes to a blocked account: hours of each person by work and agreement, and the wage of each work. */
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
