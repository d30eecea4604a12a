import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/limits";
import type { Holder } from "@/src/holders";
import { audit } from "@/modules/platform/audit";
import { copyOf } from "./copying";
import { handOver } from "./releasing";
import { copiesPerHour, minuteMs } from "./rules";
import { byPage } from "./behalf";
import { holderOf, type Visitor } from "./visiting";

/** Their own data as a file. */
export async function copy(app: App, visitor: Visitor, holders: Holder[]): Promise<Response> {
  const { id, candidateId } = await mine(app, visitor);
  const limit = { key: `own-page-copy:${id}`, most: copiesPerHour, windowMs: 60 * minuteMs };
  await countAttempt(app, limit);
  const page = byPage(app);
  const whole = await copyOf(page, holders, candidateId);
  const deed = { action: "ownpage.copied", entityType: "candidate", entityId: candidateId };
  await page.write([audit.entry(page, deed)]);
  return new Response(JSON.stringify(whole, null, 2), {
    headers: {
      "content-type": "application/json",
      "content-disposition": 'attachment; filename="my-data.json"',
      "cache-control": "no-store",
    },
  });
}

/** A document that was released to them. */
export async function document(app: App, visitor: Visitor, id: string): Promise<Response> {
  const { candidateId } = await mine(app, visitor);
  return handOver(byPage(app), candidateId, id);
}

async function mine(app: App, visitor: Visitor) {
  const link = await holderOf(app, visitor);
  if (link) return link;
  throw new Failure(
    "missing",
    "This link does not exist or has ended. Ask the agency for a new one.",
  );
}
