import { added as addedCandidate } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import type { App } from "@/src/app";

/** A project of a client with one candidate on its board. */
export async function onBoard(app: App, details: Parameters<typeof addedCandidate>[1] = {}) {
  const client = await addedClient(app);
  const project = await addedProject(app, { clientId: client.id });
  const candidate = await addedCandidate(app, details);
  await pipelines.addMany(app, { projectId: project.id, candidateIds: [candidate.id] });
  return { client, project, candidate };
}

/** What a candidate said, yesterday by telephone. */
export const yes = (candidateId: string) => ({
  candidateId,
  confirmedOn: "2025-12-31",
  way: "telephone" as const,
});
