import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { maxLetters, sendingKinds, sendingStates } from "./rules";

export const NewSending = z.object({
  kind: z.enum(sendingKinds),
  invoiceIds: z
    .array(z.uuid())
    .min(1, "Choose at least one invoice.")
    .max(maxLetters, "Choose fewer invoices.")
    .refine((ids) => new Set(ids).size === ids.length, { message: "Name each invoice once." }),
});
export type NewSending = z.infer<typeof NewSending>;

/** How far a run is that sends invoices or reminders, and what it could not send. */
export const Sending = z.object({
  id: z.uuid(),
  kind: z.enum(sendingKinds),
  state: z.enum(sendingStates),
  total: z.int(),
  sent: z.int(),
  refused: z.int(),
  refusals: z.array(z.object({ invoiceId: z.uuid(), number: z.string(), reason: z.string() })),
  askedBy: PersonName.nullable(),
  askedAt: z.iso.datetime(),
  endedAt: z.iso.datetime().nullable(),
});
export type Sending = z.infer<typeof Sending>;
