import { type Fields, mostDistance } from "@/modules/records/conditions/rules";
import { eitherWay } from "@/modules/records/core/rules";
/** Specification §4. */
export const statuses = ["active", "inactive", "prospect"] as const;
export type ClientStatus = (typeof statuses)[number];

/** Which status may follow which; who has worked with us is never a prospect without a pause between. */
export const nextStatuses: Record<ClientStatus, readonly ClientStatus[]> = {
  prospect: ["active", "inactive"],
  active: ["inactive"],
  inactive: ["active", "prospect"],
};

/** Specification §4, the lowest first. */
export const tiers = ["bronze", "silver", "gold", "platinum"] as const;
export type Tier = (typeof tiers)[number];

/** From how many euros of contract value a year a client has a tier. */
export const tierFrom: Record<Tier, number> = {
  bronze: 0,
  silver: 50_000,
  gold: 250_000,
  platinum: 1_000_000,
};

/** The highest tier that a yearly contract value reaches; without a known value the lowest. */
export const tierOf = (euros: number | null): Tier =>
  tiers.findLast((tier) => (euros ?? 0) >= tierFrom[tier]) ?? "bronze";

/** A percentage of the yearly salary for a placement, or a markup on the hourly cost. */
export const feeKinds = ["percent", "markup"] as const;
export type FeeKind = (typeof feeKinds)[number];
export const maxFeePercent = 300;
export const maxPaymentDays = 180;
/** A numeric string holds no more than this, so that its cents stay exact. */
export const maxContractValue = 9_999_999_999;

export const sorts = ["date", "name", "value", "status", "updated", "owner"] as const;
export type ClientSort = (typeof sorts)[number];
export const sortsEitherWay = eitherWay(sorts);

export const pageSize = 50;
export const maxPageSize = 200;

export const numberOf = (seq: number) => `K-${String(seq).padStart(4, "0")}`;

/** By what two records look like one company. */
export const duplicateSigns = ["name", "website"] as const;
export type DuplicateSign = (typeof duplicateSigns)[number];

/** How VAT numbers of the sixteen countries look, without spaces, dots and dashes; no check digits. */
const vatForms: Record<string, RegExp> = {
  NL: /^NL\d{9}B\d{2}$/,
  DE: /^DE\d{9}$/,
  FR: /^FR[A-Z\d]{2}\d{9}$/,
  GB: /^GB(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
  BE: /^BE[01]\d{9}$/,
  CH: /^CHE\d{9}(?:MWST|TVA|IVA)?$/,
  AT: /^ATU\d{8}$/,
  DK: /^DK\d{8}$/,
  SE: /^SE\d{12}$/,
  NO: /^NO\d{9}(?:MVA)?$/,
  FI: /^FI\d{8}$/,
  ES: /^ES[A-Z\d]\d{7}[A-Z\d]$/,
  IT: /^IT\d{11}$/,
  PL: /^PL\d{10}$/,
  IE: /^IE\d[A-Z\d]\d{5}[A-Z]{1,2}$/,
  LU: /^LU\d{8}$/,
};

/** Any other country's number is only asked to begin with its letters. */
const anyVat = /^[A-Z]{2}[A-Z\d]{4,14}$/;

/** As numbers are kept: "nl 8123.45.678.B01" is NL812345678B01. */
export const bareNumber = (text: string) => text.toUpperCase().replaceAll(/[\s.\-/]/g, "");

export const isVatNumber = (bare: string): boolean =>
  (vatForms[bare.slice(0, 2)] ?? anyVat).test(bare);

/** The number of the Dutch chamber of commerce. */
export const isKvkNumber = (bare: string): boolean => /^\d{8}$/.test(bare);

/** "polder.example" and "https://www.polder.example/nl" are one website; null where it is none. */
export function hostOf(website: string): string | null {
  const address = /^https?:\/\//i.test(website) ? website : `https://${website}`;
  if (!URL.canParse(address)) return null;
  const { hostname } = new URL(address);
  return hostname.includes(".") ? hostname.replace(/^www\./, "") : null;
}

/** What the list can be narrowed by between two ends: euros a year, and the day it was added. */
export const ranges = { value: "euros", added: "day" } as const;

/** By what the list can be asked with conditions. */
export const fields = {
  status: { is: "choice", values: statuses },
  tier: { is: "choice", values: tiers },
  industry: { is: "name", canBeNone: true },
  near: { is: "place", most: mostDistance },
  country: { is: "country" },
  value: { is: "numbers", canBeNone: true },
  added: { is: "days" },
  changed: { is: "days" },
  owner: { is: "person", canBeNone: true },
  tag: { is: "tag", canBeNone: true },
} as const satisfies Fields;

export const contactSorts = ["name", "client", "title"] as const;
export type ContactSort = (typeof contactSorts)[number];
export const contactSortsEitherWay = eitherWay(contactSorts);

const { status, tier, industry, near, country, tag } = fields;

/** By what the list of contacts can be asked: the person, and the client they work at. */
export const contactFields = {
  client: { is: "name" },
  title: { is: "name", canBeNone: true },
  main: { is: "yes" },
  email: { is: "yes" },
  phone: { is: "yes" },
  /** Of the person; `tag` is of their client. */
  contactTag: { is: "tag", canBeNone: true },
  status,
  tier,
  industry,
  near,
  country,
  tag,
} as const satisfies Fields;
