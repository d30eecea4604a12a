import { z } from "zod";

/** The books of a period were exported. */
export const LedgerExported = z.object({
  type: z.literal("ledger_exported"),
  data: z.object({ id: z.uuid() }),
});

export const ledgerExported = (id: string): z.infer<typeof LedgerExported> => ({
  type: "ledger_exported",
  data: { id },
});
