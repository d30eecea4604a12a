import { vat, type VatBasis } from "@/modules/billing/vat";
import mentions from "./mentions.json";

type Mention = { text: string; source: string; checked: string | null; seen?: string };
const all: Record<string, Mention> = mentions;

/** By which words the law of the seller's country has such an invoice say who made it out; where none is known, those of the directive. */
export const mentionOf = (country: string): Mention => all[country] ?? mentions["*"];

/** Rules and wordings that invoices rest on; those that nobody has compared with anything first. */
export const legalSources = (): VatBasis[] =>
  [...vat.sources(), ...Object.entries(all).map(wordingOf)].toSorted(
    (one, other) => Number(one.checked !== null) - Number(other.checked !== null),
  );

const wordingOf = ([country, { text, source, checked, seen }]: [string, Mention]): VatBasis => ({
  what: "selfBilling",
  country: country === "*" ? null : country,
  rate: null,
  text,
  source,
  from: null,
  checked,
  seen: seen ?? null,
});
