import { z } from "zod";

/** Candidates were taken along for a job, went on or were taken back. */
export const ApplicationsChanged = z.object({
  type: z.literal("applications_changed"),
  data: z.object({ jobId: z.uuid(), candidateIds: z.array(z.uuid()) }),
});

export const applicationsChanged = (
  jobId: string,
  candidateIds: string[],
): z.infer<typeof ApplicationsChanged> => ({
  type: "applications_changed",
  data: { jobId, candidateIds },
});
