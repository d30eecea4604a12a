import type { Light } from "@/modules/staffing/requirements/rules";

/** What happens to an override, from being asked to its end. */
export const overrideEvents = ["asked", "approved", "declined", "withdrawn"] as const;
export type OverrideEvent = (typeof overrideEvents)[number];

export const shortestReason = 10;
export const longestReason = 500;

/** Whether a start may go on: amber says what would be better and stops nobody. */
export const mayStart = (light: Light) => light !== "red";
