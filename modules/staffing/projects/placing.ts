import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { clientSiteRows as clientSites } from "@/modules/crm/clients/read-model";
import type { App } from "@/src/app";
import type { DailyTask } from "@/src/workers/daily-task";
import { edit } from "./editing";
import { projects } from "./schema";

export const placingTasks: DailyTask[] = [
  { name: "projects.place", does: "Gives projects without a place that of their datacenter", run },
];

/** Those from before their datacenter had a place; whatever somebody wrote stays. */
async function run(app: App): Promise<number> {
  const without = await app.db
    .select({ id: projects.id, version: projects.version, siteId: projects.siteId })
    .from(projects)
    .innerJoin(
      clientSites,
      and(eq(clientSites.id, projects.siteId), eq(clientSites.clientId, projects.clientId)),
    )
    .where(
      and(isNull(projects.location), isNull(projects.archivedAt), isNotNull(clientSites.city)),
    );
  for (const { id, ...change } of without) await edit(app, id, change);
  return without.length;
}
