import { z } from "zod";

/** Clients were added, edited, put away or brought back: whoever keeps something about them looks again. */
export const ClientsChanged = z.object({
  type: z.literal("clients_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const clientsChanged = (ids: string[]): z.infer<typeof ClientsChanged> => ({
  type: "clients_changed",
  data: { ids },
});
