import { z } from "zod";

/** A request, a hold, an export or a purge has changed. */
export const GdprChanged = z.object({ type: z.literal("gdpr_changed"), data: z.object({}) });

export const gdprChanged = (): z.infer<typeof GdprChanged> => ({ type: "gdpr_changed", data: {} });
