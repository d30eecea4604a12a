import { z } from "zod";
import { required, singleLine as text } from "@/modules/platform/texts/model";
import { measurableClaims } from "./rules";

const line = text().max(200);

/** Who the agency is on paper. */
export const Agency = z.strictObject({
  name: line,
  address: line,
  vatNumber: line,
  kvkNumber: line,
  email: z.union([z.literal(""), z.email("Invalid email address")]),
});
export type Agency = z.infer<typeof Agency>;

/** Whom the privacy notice and the terms name, beside the agency itself. */
export const LegalNames = z.strictObject({
  /** Empty takes the agency's own address. */
  privacyEmail: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  /** Empty where nobody was appointed. */
  officer: line,
  officerEmail: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  authority: line,
  court: line,
});
export type LegalNames = z.infer<typeof LegalNames>;

const percent = (most: number) => z.number(required).min(0).max(most);

/** The agency's aims, and the employers' costs it knows better than the estimates, all in percent. */
export const RateAims = z
  .strictObject({
    targetMargin: percent(90),
    floorMargin: percent(90),
    targetFee: percent(100),
    floorFee: percent(100),
    /** By countries as the specification writes them. */
    employerPercent: z.record(z.string().regex(/^[A-Z]{2}$/, "Invalid country"), percent(200)),
  })
  .refine(({ targetMargin, floorMargin }) => floorMargin <= targetMargin, {
    message: "The minimum can't be above the target.",
    path: ["floorMargin"],
  })
  .refine(({ targetFee, floorFee }) => floorFee <= targetFee, {
    message: "The minimum can't be above the target.",
    path: ["floorFee"],
  });
export type RateAims = z.infer<typeof RateAims>;

const colour = z.string().regex(/^#[\da-f]{6}$/i, {
  message: "Enter a color such as #3B82F6",
});
const named = z
  .string()
  .trim()
  .max(120)
  .regex(/^[^\p{Cc}]*$/u, { message: "One line only" });

/** How the agency looks to everybody: on screens, pages, letters and paper. */
export const Branding = z.strictObject({
  /** Only where the server has put it; null shows the product's own sign. */
  logoUrl: z
    .string()
    .regex(/^\/uploads\/[\da-f]{64}\.(png|jpg|webp)$/, {
      message: "Add the logo as a file",
    })
    .nullable(),
  colors: z.strictObject({ primary: colour, secondary: colour, accent: colour }),
  /** Empty takes the name on paper. */
  companyName: named,
  tagline: named,
});
export type Branding = z.infer<typeof Branding>;

/** What a figure is compared with until the agency's own records say enough; never mixed with measured ones. */
export const Benchmarks = z.strictObject({
  /** In percent. */
  successRate: z.number(required).min(0).max(100),
  /** In days. */
  timeToFill: z.number(required).min(0).max(1000),
  /** Out of five. */
  clientSatisfaction: z.number(required).min(1).max(5),
  placementsThisMonth: z.number(required).int().min(0).max(100_000),
});
export type Benchmarks = z.infer<typeof Benchmarks>;

const day = z.union([z.literal(""), z.iso.date("Invalid date")]);

/** A figure the agency is proud of, and whose word that is; without one it is only a benchmark. */
const Claim = z.strictObject({
  amount: z.number(required).min(0).max(1_000_000_000),
  source: line,
  asOf: day,
});
export type Claim = z.infer<typeof Claim>;

/** What visitors read who have no account: where the agency is, and its figures. */
export const Landing = z.strictObject({
  /** Empty takes the address on paper. */
  email: z.union([z.literal(""), z.email("Invalid email address").max(254)]),
  city: line.min(1, "Required"),
  country: z.string().regex(/^[A-Z]{2}$/, "Invalid country"),
  founded: z.number(required).int().min(1800).max(2100),
  /** Its pages elsewhere. */
  sameAs: z.array(z.url({ protocol: /^https?$/, error: "Invalid web address" }).max(300)).max(10),
  marketYear: z.number(required).int().min(2000).max(2100),
  figures: z.strictObject({ success: Claim, days: Claim, professionals: Claim, market: Claim }),
  /** Which of them are measured from the agency's own records, as soon as these say enough. */
  measured: z.array(z.enum(measurableClaims)).max(measurableClaims.length).default([]),
});
export type Landing = z.infer<typeof Landing>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    branding: Branding;
    benchmarks: Benchmarks;
    rates: RateAims;
    agency: Agency;
    landing: Landing;
    legal: LegalNames;
  }
}
