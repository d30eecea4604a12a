import { z } from "zod";

/** Who handles data for the agency changed. */
export const ProcessorsChanged = z.object({
  type: z.literal("processors_changed"),
  data: z.object({}),
});

export const processorsChanged = (): z.infer<typeof ProcessorsChanged> => ({
  type: "processors_changed",
  data: {},
});
