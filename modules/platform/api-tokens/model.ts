import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { areas, levels, lifetimes, longestName, readOnlyAreas, tokenStates } from "./rules";

const Reach = z.partialRecord(z.enum(areas), z.enum(levels));

export const Token = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: Reach,
  /** Its last characters, by which it is told from others. */
  hint: z.string(),
  /** Asleep: whoever made it is no administrator any more. */
  state: z.enum(tokenStates),
  createdBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
  revokedAt: z.iso.datetime().nullable(),
});
export type Token = z.infer<typeof Token>;

/** As it is answered once, and never again. */
export const FreshToken = Token.extend({ secret: z.string() });
export type FreshToken = z.infer<typeof FreshToken>;

export const NewToken = z.strictObject({
  // It stands in the audit trail as who did something.
  name: z
    .string(required)
    .trim()
    .min(1, "Required")
    .max(longestName)
    .regex(/^\P{Cc}+$/u, "One line only"),
  scopes: Reach.refine((scopes) => Object.keys(scopes).length > 0, {
    message: "Choose at least one permission.",
  }).refine((scopes) => readOnlyAreas.every((area) => scopes[area] !== "write"), {
    message: "Figures and system status are read-only.",
  }),
  days: z.literal(lifetimes),
});
export type NewToken = z.infer<typeof NewToken>;
