/** As EN 16931 codes it: the standard rate, exempt, reverse charge, not subject to VAT. */
export const vatCategories = ["S", "E", "AE", "O"] as const;
export type VatCategory = (typeof vatCategories)[number];

/** Why an amount carries no VAT; each has its words on paper and its code in the file. */
export const exemptions = [
  "reverseChargeEu",
  "reverseChargeDomestic",
  "outsideEu",
  "smallBusiness",
] as const;
export type Exemption = (typeof exemptions)[number];

/** What somebody has to say before VAT can be decided. */
export const vatGaps = [
  "sellerCountry",
  "sellerVatNumber",
  "buyerCountry",
  "buyerVatNumber",
  "territory",
  "rate",
  "rateChanged",
  "reverseCharge",
  "smallBusiness",
  "taxNumber",
] as const;
export type VatGap = (typeof vatGaps)[number];

/** The codes of exemption reasons that EN 16931 lists; a small business has words alone. */
export const exemptionCodes: Record<Exemption, string | null> = {
  reverseChargeEu: "VATEX-EU-AE",
  reverseChargeDomestic: "VATEX-EU-AE",
  outsideEu: "VATEX-EU-O",
  smallBusiness: null,
};

/** A rule of the table: where it stands in law, from when it holds, on which day it was compared with what was seen; null before. */
export type VatSource = { source: string; from: string; checked: string | null; seen?: string };
/** What the law is asked about. */
export const vatRules = [
  "rate",
  "reverseCharge",
  "smallBusiness",
  "crossBorder",
  "outside",
  "selfBilling",
] as const;

/** A rule or a wording, with whether it was compared with anything. */
export type VatBasis = {
  what: (typeof vatRules)[number];
  country: string | null;
  rate: number | null;
  text: string | null;
  source: string;
  from: string | null;
  checked: string | null;
  seen: string | null;
};

/** Hundredths of a percent. */
export type VatRate = VatSource & { country: string; rate: number; until: string | null };
/** With the words by which the seller's law has an invoice say it, where it has any of its own. */
export type VatExemption = VatSource & { country: string; text?: string };
export type VatTable = {
  rates: readonly VatRate[];
  members: readonly string[];
  /** Parts of Europe whose VAT is another country's, or none: a person has to look. */
  territories: readonly string[];
  reverseCharge: readonly VatExemption[];
  smallBusiness: readonly VatExemption[];
  crossBorder: VatSource;
  outside: VatSource;
};

type Trader = { country: string | null; vatNumber: string | null };
/** Of a seller whose country lets small businesses charge none: that it is one, and what its tax office calls it. */
type Seller = Trader & { isSmallBusiness?: boolean; taxNumber?: string | null };
export type VatQuestion = {
  seller: Seller;
  buyer: Trader;
  /** The days on which the work was done. */
  from: string;
  to: string;
  /** A person confirmed that the recipient owes the VAT although both are in one country. */
  isReverseCharge: boolean;
  /** The buyer, of the union, makes the invoice out; then the seller may be from anywhere. */
  isSelfBilled?: boolean;
};

type Decided = {
  isDecided: true;
  category: VatCategory;
  rate: number;
  exemption: Exemption | null;
  source: string;
  from: string;
  checked: string | null;
};
export type VatDecision = Decided | { isDecided: false; gap: VatGap };

/** Which VAT staff supplied to a business carries, by directive 2006/112/EC; what the table does not know is a gap. */
export function vatOf(question: VatQuestion, table: VatTable): VatDecision {
  const { seller, buyer } = question;
  if (question.isSelfBilled && isSmallAtHome(question)) return small(seller, question.from, table);
  if (!seller.country || !table.members.includes(seller.country))
    return question.isSelfBilled ? fromOutside(question, table) : open("sellerCountry");
  if (!seller.vatNumber) return open("sellerVatNumber");
  if (!buyer.country) return open("buyerCountry");
  if (table.territories.includes(buyer.country)) return open("territory");
  if (buyer.country === seller.country) return domestic(question, seller.country, table);
  if (question.isReverseCharge) return open("reverseCharge");
  if (!table.members.includes(buyer.country)) return without("O", "outsideEu", table.outside);
  if (!buyer.vatNumber) return open("buyerVatNumber");
  return without("AE", "reverseChargeEu", table.crossBorder);
}

const isSmallAtHome = ({ seller, buyer }: VatQuestion) =>
  Boolean(seller.isSmallBusiness) && seller.country === buyer.country;

/** Known to its tax office by some number, as BR-E-02 asks. */
function small(
  { country, vatNumber, taxNumber }: Seller,
  day: string,
  table: VatTable,
): VatDecision {
  const rule = table.smallBusiness.find((it) => it.country === country && it.from <= day);
  if (!rule) return open("smallBusiness");
  return vatNumber || taxNumber ? without("E", "smallBusiness", rule) : open("taxNumber");
}

/** Whoever is established nowhere in the union leaves the VAT to the buyer (art. 196). */
function fromOutside({ seller, buyer }: VatQuestion, table: VatTable): VatDecision {
  if (!seller.country || !buyer.country) return open("sellerCountry");
  if (!table.members.includes(buyer.country)) return open("buyerCountry");
  if (!buyer.vatNumber) return open("buyerVatNumber");
  return seller.vatNumber
    ? without("AE", "reverseChargeEu", table.crossBorder)
    : open("sellerVatNumber");
}

function domestic(
  { buyer, from, to, isReverseCharge }: VatQuestion,
  country: string,
  table: VatTable,
): VatDecision {
  if (isReverseCharge) {
    const rule = table.reverseCharge.find((it) => it.country === country && it.from <= from);
    if (!rule) return open("reverseCharge");
    return buyer.vatNumber ? without("AE", "reverseChargeDomestic", rule) : open("buyerVatNumber");
  }
  const [first, last] = [from, to].map((day) => rateOn(table, country, day));
  if (!first || !last) return open("rate");
  if (first.rate !== last.rate) return open("rateChanged");
  const { rate, source, from: since, checked } = last;
  return { isDecided: true, category: "S", rate, exemption: null, source, from: since, checked };
}

const rateOn = ({ rates }: VatTable, country: string, day: string) =>
  rates.find(
    (it) => it.country === country && it.from <= day && (it.until === null || day <= it.until),
  );

const open = (gap: VatGap): VatDecision => ({ isDecided: false, gap });

const without = (
  category: VatCategory,
  exemption: Exemption,
  { source, from, checked }: VatSource,
): VatDecision => ({ isDecided: true, category, rate: 0, exemption, source, from, checked });
