import { z } from "zod";

/** Projects were added, edited, put away, or somebody moved on their boards. */
export const ProjectsChanged = z.object({
  type: z.literal("projects_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const projectsChanged = (ids: string[]): z.infer<typeof ProjectsChanged> => ({
  type: "projects_changed",
  data: { ids },
});
