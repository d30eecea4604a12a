import { audit } from "@/modules/platform/audit";
import { files } from "@/modules/records/files";
import { refuseStep, remembered } from "@/modules/records/core";
import type { App } from "@/src/app";
import { invalid } from "@/src/errors";
import { updateDraft, auditEntry } from "./drafting";
import { documentsChanged } from "./events";
import type { Document, DocumentStep, SignedCopy } from "./model";
import { type DocumentStatus, nextStatuses } from "./rules";
import { type DocumentRow, find, findUnchanged, numberOf } from "./service";

/** Somebody sent it; how and to whom stands in the note. */
export const send = (app: App, id: string, { version, note = null }: DocumentStep) =>
  step(app, id, version, "sent", { sentAt: app.now().toISOString(), sentNote: note });

/** Opens the words again; what was given out stays as it was, and the next issue is a further revision. */
export const revise = (app: App, id: string, { version, note = null }: DocumentStep) =>
  step(app, id, version, "draft", { reason: note, sentAt: null, sentNote: null });

/** It does not hold any more, or never did; the number is not used again. */
export async function withdraw(app: App, id: string, { version, note }: DocumentStep) {
  if (!note) throw invalid([{ path: ["note"], message: "A withdrawal needs a reason." }]);
  return step(app, id, version, "void", { reason: note });
}

/** The copy with the signatures, which ends its life as a draft for good. */
export async function sign(app: App, id: string, input: SignedCopy): Promise<Document> {
  const { file, version } = input;
  const { kind, recordId, status } = await findUnchanged(app, id, version);
  refuseStep("a document", nextStatuses, status, "signed");
  const copy = await files.add(app, { kind, recordId, file, type: "contract", audience: "client" });
  const signed = { signedAt: app.now().toISOString(), signedFileId: copy.id };
  return step(app, id, version, "signed", signed);
}

async function step(
  app: App,
  id: string,
  version: number,
  status: DocumentStatus,
  set: Partial<DocumentRow>,
): Promise<Document> {
  const before = await findUnchanged(app, id, version);
  refuseStep("a document", nextStatuses, before.status, status);
  await app.write(
    [
      updateDraft(app, before, { ...set, status }),
      remembered(app, before.kind, [before.recordId], {
        event: `document-${status}`,
        reason: [numberOf(before), before.title].filter(Boolean).join(" "),
      }),
      audit.entry(app, auditEntry("moved", id, { from: before.status, to: status })),
    ],
    documentsChanged(before.recordId),
  );
  return find(app, id);
}
