import { z } from "zod";

/** Candidates were added, edited, archived or restored; whoever derives something from them recalculates. */
export const CandidatesChanged = z.object({
  type: z.literal("candidates_changed"),
  data: z.object({ ids: z.array(z.uuid()) }),
});

export const candidatesChanged = (ids: string[]): z.infer<typeof CandidatesChanged> => ({
  type: "candidates_changed",
  data: { ids },
});
