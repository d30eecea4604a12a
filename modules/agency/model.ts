import { z } from "zod";

const line = z.string().trim().max(200);

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

const percent = (most: number) => z.number("Required").min(0).max(most);

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
    message: "The floor cannot be above the target.",
    path: ["floorMargin"],
  })
  .refine(({ targetFee, floorFee }) => floorFee <= targetFee, {
    message: "The floor cannot be above the target.",
    path: ["floorFee"],
  });
export type RateAims = z.infer<typeof RateAims>;
