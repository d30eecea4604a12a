import { z } from "zod";
import { ownedKinds, type OwnedKind } from "./rules";

/** Records got another owner, or have none any more. */
export const OwnersChanged = z.object({
  type: z.literal("owners_changed"),
  data: z.object({ kind: z.enum(ownedKinds), ids: z.array(z.uuid()) }),
});

export const ownersChanged = (kind: OwnedKind, ids: string[]): z.infer<typeof OwnersChanged> => ({
  type: "owners_changed",
  data: { kind, ids },
});
