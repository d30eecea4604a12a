import type { App } from "@/src/app";
import type { DeploymentRow } from "./shape";

/** What stops a start, in words; empty where it may begin. */
export async function stoppersOf(_app: App, row: DeploymentRow): Promise<string[]> {
  const stoppers: string[] = [];
  if (!row.candidateId) stoppers.push("nobody is named");
  if (row.termsState === "asked") stoppers.push("its rates wait for an approval");
  if (row.termsState === "declined") stoppers.push("its rates were declined");
  return stoppers;
}
