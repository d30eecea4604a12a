import { z } from "zod";

/** Who approves hours, or which links they have for it, has changed for these clients. */
export const ApprovalsChanged = z.object({
  type: z.literal("timesheet_approvals_changed"),
  data: z.object({ clientIds: z.array(z.uuid()) }),
});

export const approvalsChanged = (clientIds: string[]): z.infer<typeof ApprovalsChanged> => ({
  type: "timesheet_approvals_changed",
  data: { clientIds },
});
