import { z } from "zod";

/** Interviews were scheduled, moved, held, called off or judged. */
export const InterviewsChanged = z.object({
  type: z.literal("interviews_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const interviewsChanged = (ids: string[]): z.infer<typeof InterviewsChanged> => ({
  type: "interviews_changed",
  data: { ids },
});
