import { activities } from "@/modules/records/privacy-log";
import { audit } from "@/modules/platform/audit";
import type { App } from "@/src/app";
import { insertAll } from "@/src/database/bulk-insert";
import { addDays } from "@/src/calendar";
import { heldBy, insertCertificates } from "../certificates/certificates";
import { candidatesChanged } from "../events";
import { consentFrom, consentLine, insertConsents } from "../consents/consent-rows";
import { auditEntry, historyLine } from "./archiving";
import { keysOf } from "../duplicates/likeness";
import type { CandidateRecord, NewCandidate } from "../model";
import { columnsOf } from "./recording";
import { retentionDays } from "../rules";
import { candidates } from "../schema";
import { find } from "../lists/service";

export async function add(app: App, input: NewCandidate): Promise<CandidateRecord> {
  const [id = ""] = await addAll(app, [input]);
  return find(app, id);
}

/** Takes many up at once, all or none; answers their ids in the same order. */
export async function addAll(app: App, inputs: NewCandidate[]): Promise<string[]> {
  if (inputs.length === 0) return [];
  const rows = await Promise.all(inputs.map((input) => rowOf(app, input)));
  const ids = rows.map(({ id }) => id);
  const certificates = inputs.flatMap(({ certificates = [] }, n) =>
    heldBy(ids[n] ?? "", certificates),
  );
  const consents = inputs.flatMap(({ gdprConsent }, n) =>
    gdprConsent ? [consentFrom(app, ids[n] ?? "", { purpose: "keep", channel: "form" })] : [],
  );
  const details = inputs.length > 1 ? { count: inputs.length } : { origin: inputs[0]?.origin };
  const entityId = inputs.length > 1 ? null : (ids[0] ?? null);
  await app.write(
    [
      ...insertAll(app.db, candidates, rows),
      ...insertCertificates(app, certificates),
      ...insertConsents(app, consents),
      ...activities.logActivities(app, consents.map(consentLine)),
      historyLine(app, ids, { event: "added" }),
      audit.entry(app, auditEntry("added", entityId, details)),
    ],
    candidatesChanged(ids),
  );
  return ids;
}

async function rowOf(app: App, { certificates: _, status = "active", ...input }: NewCandidate) {
  const at = app.now().toISOString();
  return {
    ...(await columnsOf(input)),
    ...keysOf(input),
    id: Bun.randomUUIDv7(),
    firstName: input.firstName,
    lastName: input.lastName,
    origin: input.origin,
    status,
    consentAt: input.gdprConsent ? at : null,
    dataRetentionUntil: addDays(at, retentionDays),
    createdAt: at,
    updatedAt: at,
  };
}
