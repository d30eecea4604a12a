import { z } from "zod";

/** Told to every browser; the one of the recruiter it concerns says it. */
export const RecruiterAssigned = z.object({
  type: z.literal("recruiter_assigned"),
  data: z.object({
    jobId: z.uuid(),
    jobTitle: z.string(),
    recruiterId: z.uuid(),
    /** Whoever takes a job for themselves need not be told. */
    isOwnChoice: z.boolean(),
  }),
});

export const recruiterAssigned = (
  data: z.infer<typeof RecruiterAssigned>["data"],
): z.infer<typeof RecruiterAssigned> => ({ type: "recruiter_assigned", data });
