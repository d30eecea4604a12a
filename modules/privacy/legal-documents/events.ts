import { z } from "zod";

/** Documents were written or published, or a certificate of the agency changed. */
export const LegalChanged = z.object({ type: z.literal("legal_changed"), data: z.object({}) });

export const legalChanged = (): z.infer<typeof LegalChanged> => ({
  type: "legal_changed",
  data: {},
});
