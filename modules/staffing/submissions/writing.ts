import { audit } from "@/modules/platform/audit";
import { projectsChanged } from "@/modules/staffing/projects";
import { type App, signatureOf } from "@/src/app";
import type { LedgerLine } from "./model";
import { submissions } from "./schema";
import { find } from "./service";

type Given = Omit<typeof submissions.$inferInsert, "seq" | "id" | "at" | "by">;

/** Adds one line to the ledger; nothing of it is ever changed. */
export async function written(app: App, line: Given): Promise<LedgerLine> {
  const id = Bun.randomUUIDv7();
  await app.write(
    [
      app.db
        .insert(submissions)
        .values({ ...line, id, at: app.now().toISOString(), by: signatureOf(app) }),
      audit.entry(app, {
        action: `submission.${line.event}`,
        entityType: "project",
        entityId: line.projectId,
        details: { line: id, clientId: line.clientId },
      }),
    ],
    projectsChanged([line.projectId]),
  );
  return find(app, id);
}
