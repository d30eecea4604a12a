import { standardSchemaResolver } from "@hookform/resolvers/standard-schema";
import { Secret } from "@/modules/platform/settings/model";
import { AiConnection, AiUse } from "@/modules/market/ai-enrichment/model";
import { z } from "@/web/zod";

const euros = z.number("Required").min(0).max(10_000);

/** A connection as a person fills it in: prices in euros, and a key only where it is a new one. */
export const ConnectionFields = AiConnection.omit({
  centsPerMillionIn: true,
  centsPerMillionOut: true,
}).extend({ eurosIn: euros, eurosOut: euros, secret: z.literal("").or(Secret) });
export type ConnectionFields = z.infer<typeof ConnectionFields>;

export const BudgetFields = AiUse.shape.monthly
  .omit({ cents: true })
  .extend({ euros: z.number("Required").min(0).max(100_000) });
export type BudgetFields = z.infer<typeof BudgetFields>;

export const connection = standardSchemaResolver<ConnectionFields, unknown, ConnectionFields>(
  ConnectionFields,
);
export const budget = standardSchemaResolver<BudgetFields, unknown, BudgetFields>(BudgetFields);
