import { z } from "zod";
import { RequirementOwner } from "./model";
import type { Owner } from "./rules";

/** Somebody asked to let a start pass, or settled it. */
export const StartsChanged = z.object({
  type: z.literal("starts_changed"),
  data: z.object({ deploymentIds: z.array(z.uuid()) }),
});

export const startsChanged = (deploymentIds: string[]): z.infer<typeof StartsChanged> => ({
  type: "starts_changed",
  data: { deploymentIds },
});

/** What a client, a site or a project asks has changed: whoever was let in may not be any more. */
export const RequirementsChanged = z.object({
  type: z.literal("requirements_changed"),
  data: RequirementOwner,
});

export const requirementsChanged = (owner: Owner): z.infer<typeof RequirementsChanged> => ({
  type: "requirements_changed",
  data: owner,
});
