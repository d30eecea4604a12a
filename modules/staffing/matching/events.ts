import { z } from "zod";

/** Specification §3, live messages. */
export const NewMatch = z.object({
  type: z.literal("new_match"),
  data: z.object({
    candidateName: z.string(),
    jobTitle: z.string(),
    score: z.number(),
    /** Beyond the specification: what the notice leads to. */
    jobId: z.string().optional(),
  }),
});

export const newMatch = (data: z.infer<typeof NewMatch>["data"]): z.infer<typeof NewMatch> => ({
  type: "new_match",
  data,
});
