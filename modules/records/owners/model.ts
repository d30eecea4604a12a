import { z } from "zod";
import { PersonName } from "@/modules/records/core/model";
import { recordsAtOnce } from "@/modules/records/core/rules";
import { ownedKinds } from "./rules";

const kind = z.enum(ownedKinds);
const ids = z.array(z.uuid()).min(1).max(recordsAtOnce);
const owner = z.uuid().nullable();

export const OwnersQuery = z.object({
  kind,
  ids: z
    .string()
    .max(recordsAtOnce * 37)
    .transform((text) => text.split(","))
    .pipe(ids),
});
export type OwnersQuery = z.infer<typeof OwnersQuery>;

/** Who looks after a record; one that no one looks after is left out. */
export const Owned = z.object({ id: z.uuid(), ownerId: z.uuid(), owner: PersonName });
export type Owned = z.infer<typeof Owned>;

/** To whom several records are given; null takes them from whoever has them. */
export const OwnersChange = z.object({ kind, ids, ownerId: owner });
export type OwnersChange = z.infer<typeof OwnersChange>;

/** Whose each of them was that changed hands. */
export const OwnersMoved = z.object({
  kind,
  ownerId: owner,
  moved: z.array(z.object({ id: z.uuid(), from: owner })).max(recordsAtOnce),
});
export type OwnersMoved = z.infer<typeof OwnersMoved>;
