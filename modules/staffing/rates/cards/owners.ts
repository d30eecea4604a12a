import { eq } from "drizzle-orm";
import { clientRows as clients } from "@/modules/crm/clients/read-model";
import { deployments } from "@/modules/staffing/deployments/schema";
import { projects } from "@/modules/staffing/projects/schema";
import type { App } from "@/src/app";
import { notFound } from "@/src/errors";
import type { RateCardOwner } from "./model";

/** Whose card it may be: a deployment takes over what its project and its client have, a project what its client has. */
export type Owners = { client: string | null; project: string | null; deployment: string | null };

/** An owner and those above it; one that is not there is refused. */
export async function ownersOf(app: App, { kind, id }: RateCardOwner): Promise<Owners> {
  if (kind === "client") {
    const [row] = await app.db
      .select({ client: clients.id })
      .from(clients)
      .where(eq(clients.id, id));
    return row ? { ...row, project: null, deployment: null } : notFound("client");
  }
  if (kind === "project") {
    const [row] = await app.db
      .select({ client: projects.clientId })
      .from(projects)
      .where(eq(projects.id, id));
    return row ? { ...row, project: id, deployment: null } : notFound("project");
  }
  const [row] = await app.db
    .select({ client: deployments.clientId, project: deployments.projectId })
    .from(deployments)
    .where(eq(deployments.id, id));
  return row ? { ...row, deployment: id } : notFound("deployment");
}
