import type { App } from "@/src/app";
import { find } from "../listing";
import { pathOf } from "./storage";
import { backupAudit } from "../runs";

/** The backup as a file; the audit trail records who took it. */
export async function download(app: App, name: string): Promise<Response> {
  await find(app, name);
  await app.write([backupAudit(app, { action: "backup.downloaded", name })]);
  return new Response(Bun.file(pathOf(app.config, name)), {
    headers: {
      "content-type": "application/octet-stream",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
}
