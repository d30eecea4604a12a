import { Failure } from "@/src/errors";
import type { TimesheetStatus } from "../rules";

/** Why a timesheet cannot be moved on from where it stands, with what can be done instead. */
export function refused(status: TimesheetStatus, to: TimesheetStatus): Failure {
  if (status === "billed") {
    const sentence = "These hours are billed. Credit the invoice first, then open them again.";
    return new Failure("conflict", sentence);
  }
  if (status === "approved") {
    const sentence = "These hours are approved. Open them again to change them.";
    return new Failure("conflict", sentence);
  }
  if (status === "submitted") {
    return new Failure("conflict", "These hours are submitted. Dispute them to change them.");
  }
  return to === "approved" || to === "disputed"
    ? new Failure("conflict", "These hours aren't submitted. Submit them first.")
    : new Failure("conflict", "Someone else changed this first. Reload and try again.");
}
