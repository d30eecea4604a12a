import { selfBilling } from "@/modules/billing/self-billing";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { minuteMs } from "@/src/calendar";
import { interviews } from "@/modules/engagement/interviews";
import { Failure } from "@/src/errors";
import { countAttempt } from "@/src/http/access/limits";
import { holdersOf } from "@/src/module";
import { byPage } from "./links";
import { copiesPerHour } from "./rules";
import { handOver, linkOwner, type Visitor } from "./visiting";

/**
 * The parts of the data that are handed out at once, with the columns to leave out. All other parts may name other
 * people (what a client pays, what a colleague wrote), so they are given on request only, after a person has checked
 * them.
 */
const given: Record<string, string[]> = {
  candidate: ["statusReason", "statusUntil"],
  certificates: ["verifiedBy"],
  consents: ["recordedBy"],
  legalGrounds: ["recordedBy", "endedBy"],
  restrictions: ["by", "liftedBy"],
  gdprActivities: ["recordedBy"],
  identity: ["checkedBy"],
  applications: ["note", "addedBy", "matchScore", "history"],
  interviews: [
    "notes",
    "reason",
    "result",
    "clientId",
    "projectId",
    "createdBy",
    "calendarOrganizer",
  ],
  files: ["addedBy", "removedBy"],
  campaigns: [],
  campaignOptOuts: [],
  ownPage: [],
};

type Copy = { madeAt: string; data: Record<string, unknown[]>; onRequest: string[] };

/** A person's data as a file that machines read; what is given on request only is named in it. */
async function copyOf(app: App, candidateId: string): Promise<Copy> {
  const subject = { type: "candidate" as const, id: candidateId };
  const parts = await Promise.all(holdersOf(app).map((holder) => holder.collect(app, subject)));
  const kept = parts.flatMap((part) => Object.entries(part)).filter(([, rows]) => rows.length > 0);
  return {
    madeAt: app.now().toISOString(),
    data: Object.fromEntries(
      kept.flatMap(([name, rows]) => {
        const hidden = given[name];
        return hidden ? [[name, rows.map((row) => without(row, hidden))]] : [];
      }),
    ),
    onRequest: [...new Set(kept.map(([name]) => name).filter((name) => !given[name]))].toSorted(),
  };
}

const without = (row: unknown, hidden: string[]) =>
  row && typeof row === "object"
    ? Object.fromEntries(Object.entries(row).filter(([name]) => !hidden.includes(name)))
    : row;

/** Their own data as a file. */
export async function copy(app: App, visitor: Visitor): Promise<Response> {
  const { id, candidateId } = await mine(app, visitor);
  const limit = { key: `own-page-copy:${id}`, most: copiesPerHour, windowMs: 60 * minuteMs };
  await countAttempt(app, limit);
  const page = byPage(app);
  const whole = await copyOf(page, candidateId);
  const auditEntry = { action: "ownpage.copied", entityType: "candidate", entityId: candidateId };
  await page.write([audit.entry(page, auditEntry)]);
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

/** A form of an invoice that was made out in their name. */
export async function invoice(
  app: App,
  visitor: Visitor,
  asked: { id: string; form: "pdf" | "xml" },
): Promise<Response> {
  const { candidateId } = await mine(app, visitor);
  return selfBilling.ownFile(app, { ...asked, candidateId });
}

async function mine(app: App, visitor: Visitor) {
  const link = await linkOwner(app, visitor);
  if (link) return link;
  throw new Failure(
    "missing",
    "This link has expired or doesn't exist. Ask the agency for a new one.",
  );
}

/** An interview that is ahead of them as a file for their calendar: the same event that their invitation holds. */
export async function interview(app: App, visitor: Visitor, id: string): Promise<Response> {
  const { candidateId } = await mine(app, visitor);
  return interviews.entryForCandidate(app, id, candidateId);
}
