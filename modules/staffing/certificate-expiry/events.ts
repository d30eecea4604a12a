import { z } from "zod";
import { ExpiryCounts } from "./model";

/** Nobody is reminded of a certificate without an end. */
const Reminded = ExpiryCounts.omit({ unknown: true });

/** Certificates have come to a threshold before their end, or have ended; each is told of once per threshold. */
export const CertificatesEnding = z.object({
  type: z.literal("certificates_ending"),
  data: Reminded,
});

export const certificatesEnding = (
  data: z.infer<typeof Reminded>,
): z.infer<typeof CertificatesEnding> => ({
  type: "certificates_ending",
  data,
});
