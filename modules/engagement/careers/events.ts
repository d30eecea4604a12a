import { z } from "zod";

/** Jobs were put before the public, changed there or taken back. */
export const PublicationsChanged = z.object({
  type: z.literal("publications_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const publicationsChanged = (ids: string[]): z.infer<typeof PublicationsChanged> => ({
  type: "publications_changed",
  data: { ids },
});
