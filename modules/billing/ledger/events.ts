import { z } from "zod";

/** The books of a period were exported. */
export const LedgerExported = z.object({
  type: z.literal("ledger_exported"),
  data: z.object({ postings: z.int() }),
});

export const ledgerExported = (postings: number): z.infer<typeof LedgerExported> => ({
  type: "ledger_exported",
  data: { postings },
});
