import { z } from "zod";

/** Somebody was told of something, or has read of it. */
export const NotificationsChanged = z.object({
  type: z.literal("notifications_changed"),
  data: z.object({ userIds: z.array(z.uuid()) }),
});

export const notificationsChanged = (userIds: string[]): z.infer<typeof NotificationsChanged> => ({
  type: "notifications_changed",
  data: { userIds: [...new Set(userIds)] },
});
