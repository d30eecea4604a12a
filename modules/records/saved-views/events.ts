import { z } from "zod";
import { type ListKind, listKinds } from "./rules";

/** The views of a list are others than before. */
export const ViewsChanged = z.object({
  type: z.literal("views_changed"),
  data: z.object({ kind: z.enum(listKinds) }),
});

export const viewsChanged = (kind: ListKind): z.infer<typeof ViewsChanged> => ({
  type: "views_changed",
  data: { kind },
});
