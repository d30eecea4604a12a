import { z } from "zod";
import { RequirementOwner } from "./model";
import type { Owner } from "./rules";

/** What a client, a site or a project asks has changed: whoever was let in may not be any more. */
export const RequirementsChanged = z.object({
  type: z.literal("requirements_changed"),
  data: RequirementOwner,
});

export const requirementsChanged = (owner: Owner): z.infer<typeof RequirementsChanged> => ({
  type: "requirements_changed",
  data: owner,
});
