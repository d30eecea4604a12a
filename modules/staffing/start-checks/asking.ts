import {
  type Owner,
  requirements,
  type RequirementSet,
  type RequirementSetChange,
} from "@/modules/staffing/requirements";
import type { App } from "@/src/app";
import { nameOfOwner } from "./owners";

/** What one client, site or project asks by itself. */
export async function requirementSetOf(app: App, owner: Owner): Promise<RequirementSet> {
  await nameOfOwner(app, owner);
  return requirements.find(app, owner);
}

export async function changeRequirements(
  app: App,
  owner: Owner,
  change: RequirementSetChange,
): Promise<RequirementSet> {
  await nameOfOwner(app, owner);
  return requirements.change(app, owner, change);
}
