/** Specification §2. */
export const brandColors = { primary: "#3B82F6", secondary: "#10B981", accent: "#F59E0B" };

export const brandRoles = ["primary", "secondary", "accent"] as const;
export type BrandRole = (typeof brandRoles)[number];
export type BrandColors = Record<BrandRole, string>;

/** The name of the product, for an agency that has not said its own. */
export const productName = "Coldaisle";

export const isColor = (text: string) => /^#[\da-f]{6}$/i.test(text);

/** A picture so wide is the written name already. */
const wordmarkFrom = 2.5;
type Size = { width: number; height: number };
export const saysItsName = (logo: Size | null): boolean =>
  logo !== null && logo.width / logo.height >= wordmarkFrom;

/** How wide it is drawn at a height, and no wider than that. */
export const widthAt = ({ width, height }: Size, high: number, most: number): number =>
  Math.min(most, Math.round((high * width) / height));

/** What stands on the browser's tab; a written name could not be read there. */
export const iconOf = ({ logo }: { logo: (Size & { url: string }) | null }): string | null =>
  logo && !saysItsName(logo) ? logo.url : null;

const properties = { primary: "--brand", secondary: "--brand-2", accent: "--brand-3" };
export const propertiesOf = (colors: BrandColors): [name: string, color: string][] =>
  brandRoles.map((role) => [properties[role], colors[role]]);

/** The colours as a style; whatever is no colour is left out. */
export const styleOf = (colors: BrandColors): string => {
  const chosen = propertiesOf(colors).filter(([, color]) => isColor(color));
  return `:root{${chosen.map(([name, color]) => `${name}:${color}`).join(";")}}`;
};

/** A margin in percent of what is billed, a fee in percent of a year's pay. */
export const rateAims = { targetMargin: 22, floorMargin: 12, targetFee: 25, floorFee: 15 };

/** What visitors are told; specification §9, marketing figures. Nobody is named as their source yet. */
export const claims = ["success", "days", "professionals", "market"] as const;
export type ClaimName = (typeof claims)[number];
/** Those that the agency's own records can say; nobody measures a market by itself. */
export const measurableClaims = ["success", "days", "professionals"] as const;
export type MeasurableClaim = (typeof measurableClaims)[number];
const claimed = (amount: number) => ({ amount, source: "", asOf: "" });

/** Specification §9, display defaults: shown greyed with the word benchmark while there is too little to measure. */
export const benchmarks = {
  successRate: 91,
  timeToFill: 18,
  clientSatisfaction: 4.7,
  placementsThisMonth: 12,
};

/** What holds until an administrator says otherwise. */
export const agencyStandards = {
  branding: { logoUrl: null, colors: brandColors, companyName: "", tagline: "" },
  rates: { ...rateAims, employerPercent: {} },
  agency: { name: "", address: "", vatNumber: "", kvkNumber: "", email: "" },
  landing: {
    email: "",
    city: "Amsterdam",
    country: "NL",
    founded: 2015,
    sameAs: [] as string[],
    marketYear: 2030,
    figures: {
      success: claimed(91),
      days: claimed(18),
      professionals: claimed(8000),
      market: claimed(97.3),
    },
    measured: [] as MeasurableClaim[],
  },
  legal: { privacyEmail: "", officer: "", officerEmail: "", authority: "", court: "" },
};
