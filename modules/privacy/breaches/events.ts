import { z } from "zod";

/** A breach was reported, or a step was done. */
export const BreachesChanged = z.object({
  type: z.literal("breaches_changed"),
  data: z.object({}),
});

export const breachesChanged = (): z.infer<typeof BreachesChanged> => ({
  type: "breaches_changed",
  data: {},
});
