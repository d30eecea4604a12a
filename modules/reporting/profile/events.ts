import { z } from "zod";

/** Somebody goes by another name, picture or clock than before. */
export const ProfileChanged = z.object({
  type: z.literal("profile_changed"),
  data: z.object({ userId: z.string() }),
});

export const profileChanged = (userId: string): z.infer<typeof ProfileChanged> => ({
  type: "profile_changed",
  data: { userId },
});
