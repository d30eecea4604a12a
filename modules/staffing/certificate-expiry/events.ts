import { z } from "zod";
import { ExpiryCounts } from "./model";

/** Certificates have come to a threshold before their end, or have ended; each is told of once per threshold. */
export const CertificatesEnding = z.object({
  type: z.literal("certificates_ending"),
  data: ExpiryCounts,
});

export const certificatesEnding = (data: ExpiryCounts): z.infer<typeof CertificatesEnding> => ({
  type: "certificates_ending",
  data,
});
