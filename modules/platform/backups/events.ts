import { z } from "zod";

/** A backup is being made, was made, looked at or removed. */
export const BackupsChanged = z.object({ type: z.literal("backups_changed"), data: z.object({}) });

export const backupsChanged = (): z.infer<typeof BackupsChanged> => ({
  type: "backups_changed",
  data: {},
});
