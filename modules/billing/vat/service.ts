import {
  type Exemption,
  type VatBasis,
  type VatDecision,
  vatOf,
  type VatQuestion,
  type VatSource,
  type VatTable,
} from "./rules";
import table from "./table.json";

/** Which VAT an invoice carries, by the table as it was last looked at. */
export const decide = (question: VatQuestion): VatDecision => vatOf(question, table);

/** Every rule of the table with where it stands in law, and what it was compared with. */
export const sources = (): VatBasis[] => [
  ...table.rates.map((it) => basisOf("rate", it)),
  ...table.reverseCharge.map((it) => basisOf("reverseCharge", it)),
  ...table.smallBusiness.map((it) => basisOf("smallBusiness", it)),
  basisOf("crossBorder", table.crossBorder),
  basisOf("outside", table.outside),
];

type Row = VatSource & { country?: string; rate?: number; text?: string };

const basisOf = (what: VatBasis["what"], { source, from, checked, ...row }: Row): VatBasis => ({
  what,
  country: row.country ?? null,
  rate: row.rate ?? null,
  text: row.text ?? null,
  source,
  from,
  checked,
  seen: row.seen ?? null,
});

/** How an invoice says that it carries no VAT, where the law of the seller's country asks for words of its own. */
export const wordsByLaw = (exemption: Exemption, country: string): string | undefined =>
  rulesWithWords()[exemption]?.find((it) => it.country === country)?.text;
const rulesWithWords = (): { [Name in Exemption]?: VatTable["smallBusiness"] } => ({
  smallBusiness: table.smallBusiness,
  reverseChargeDomestic: table.reverseCharge,
});

/** Whether a country is of the union, as its VAT goes. */
export const isMember = (country: string): boolean => table.members.includes(country);

type Check = { validate(text: string): { isValid: boolean } };
type Books = Record<string, Record<string, Check> | undefined>;
let books: Books | undefined;

/** The numbers of ninety countries take 20 MB and a tenth of a start, so they are loaded with the first that is looked at. */
const loadedBooks = (): Books => (books ??= require("stdnum").stdnum as Books);

/** Whether form and check digits of a VAT number are those of its country; outside the union there is nothing to check. */
export function isVatNumber(country: string, number: string): boolean {
  if (!isMember(country)) return /\w/.test(number);
  const prefix = country === "GR" ? "EL" : country;
  const check = loadedBooks()[country]?.[names[country] ?? "vat"];
  return number.startsWith(prefix) && check !== undefined && check.validate(number).isValid;
}

/** What the library calls the VAT number of a country, where it is not "vat". */
const names: Record<string, string> = {
  AT: "uid",
  CZ: "dic",
  DK: "cvr",
  EE: "kmkr",
  ES: "nif",
  FI: "alv",
  FR: "tva",
  HR: "oib",
  HU: "anum",
  IT: "iva",
  LT: "pvm",
  LU: "tva",
  LV: "pvn",
  NL: "btw",
  PL: "nip",
  PT: "nif",
  RO: "cui",
  SI: "ddv",
  SK: "dph",
};
