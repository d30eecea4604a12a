import { z } from "zod";

/** Tasks were added, changed, done or put away. */
export const TasksChanged = z.object({
  type: z.literal("tasks_changed"),
  data: z.object({ userIds: z.array(z.uuid()) }),
});

export const tasksChanged = (userIds: string[]): z.infer<typeof TasksChanged> => ({
  type: "tasks_changed",
  data: { userIds: [...new Set(userIds)] },
});
