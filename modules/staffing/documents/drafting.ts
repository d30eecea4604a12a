import { and, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { deployments } from "@/modules/staffing/deployments";
import { definedFields, mustExist } from "@/modules/records/core";
import { toIso } from "@/modules/knowledge/countries/rules";
import { type App, actorIdOf } from "@/src/app";
import { type Guarded, must } from "@/src/database";
import { Failure, invalid } from "@/src/errors";
import { documentsChanged } from "./events";
import type { Document, DocumentChanges, NewDocument } from "./model";
import { bestOf, filled, typesOf } from "./rules";
import { documents } from "./schema";
import { type DocumentRow, find, findUnchanged } from "./service";
import { templateOf, templatesOf } from "./templates";
import { valuesOf } from "./values";

/** Writes a draft from the template that fits most closely, with everything filled that the record knows. */
export async function draft(app: App, input: NewDocument): Promise<Document> {
  const { kind, recordId, type, language } = input;
  if (!typesOf[kind].includes(type))
    throw invalid([{ path: ["type"], message: "This type of record has no such document." }]);
  const deployment = kind === "deployment" ? await deployments.find(app, recordId) : null;
  const values = await valuesOf(app, { kind, recordId }, language);
  const template = await templateFor(app, input, {
    contractType: deployment?.contractType ?? null,
    country: deployment?.country ?? null,
  });
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  const candidateId = deployment?.candidateId ?? null;
  await app.write(
    [
      ...(candidateId ? [mustExist("candidate", [candidateId])] : []),
      app.db.insert(documents).values({
        id,
        kind,
        recordId,
        type,
        language,
        createdAt: at,
        updatedAt: at,
        candidateId,
        templateId: template.id,
        title: template.name,
        body: filled(template.body, values).text,
        createdBy: actorIdOf(app),
      }),
      audit.entry(app, auditEntry("drafted", id, { type, language })),
    ],
    documentsChanged(recordId),
  );
  return find(app, id);
}

type Circumstances = { contractType: string | null; country: string | null };

async function templateFor(app: App, input: NewDocument, { contractType, country }: Circumstances) {
  if (input.templateId) return templateOf(app, input.templateId);
  const usable = (await templatesOf(app)).filter((it) => it.type === input.type && !it.isArchived);
  const wanted = { language: input.language, contractType, country };
  const best = bestOf(usable, { ...wanted, country: country && toIso(country) });
  if (best) return best;
  throw new Failure(
    "conflict",
    "No template matches this language and contract type. Add one first.",
  );
}

/** Changes the words of a draft; what was given out is revised first. */
export async function edit(
  app: App,
  id: string,
  { version, ...given }: DocumentChanges,
): Promise<Document> {
  const before = await findUnchanged(app, id, version);
  if (before.status !== "draft")
    throw new Failure("conflict", "This document was issued. Create a revision to edit it.");
  await app.write(
    [
      updateDraft(app, before, definedFields(given)),
      audit.entry(app, auditEntry("edited", id, { fields: Object.keys(given) })),
    ],
    documentsChanged(before.recordId),
  );
  return find(app, id);
}

export const updateDraft = (app: App, row: DocumentRow, set: Partial<DocumentRow>): Guarded =>
  must(
    app.db
      .update(documents)
      .set({ ...set, version: row.version + 1, updatedAt: app.now().toISOString() })
      .where(and(eq(documents.id, row.id), eq(documents.version, row.version))),
  );

export const auditEntry = (
  verb: string,
  entityId: string,
  details: Record<string, unknown> = {},
) => ({
  action: `document.${verb}`,
  entityType: "document",
  entityId,
  details,
});
