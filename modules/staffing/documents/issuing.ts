import { desc, eq } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { branding } from "@/modules/platform/branding";
import { files } from "@/modules/records/files";
import { refuseTransition, historyWrite } from "@/modules/records/core";
import { settings } from "@/modules/platform/settings";
import { type App, actorIdOf } from "@/src/app";
import { Failure, invalid } from "@/src/errors";
import { auditEntry, updateDraft } from "./drafting";
import { documentsChanged } from "./events";
import type { Document, DocumentStep, SignedCopy } from "./model";
import { print } from "./printing/printer";
import { blocksOf, type DocumentStatus, fieldsIn, filled, nextStatuses } from "./rules";
import { documentRevisions, documents } from "./schema";
import { type DocumentRow, find, findUnchanged, numberOf } from "./service";

/** Gives a draft its number and its two files, which stay as they are for ever. */
export async function issue(app: App, id: string, { version }: DocumentStep): Promise<Document> {
  const before = await findUnchanged(app, id, version);
  refuseTransition("a document", nextStatuses, { from: before.status, to: "issued" });
  refuseGaps(before.body);
  const numbered = await numberFor(app, before);
  const number = numberOf(numbered) ?? "";
  const body = filled(before.body, { "document.number": number }).text;
  const revision = before.revision + 1;
  const kept = await printed(app, before, { body, label: `${number} / ${revision}` });
  await app.write(
    [
      updateDraft(app, before, { ...numbered, body, revision, status: "issued" }),
      app.db.insert(documentRevisions).values({
        id: Bun.randomUUIDv7(),
        documentId: id,
        revision,
        title: before.title,
        body,
        ...kept,
        at: app.now().toISOString(),
        by: actorIdOf(app),
      }),
      historyWrite(
        app,
        { kind: before.kind, ids: [before.recordId] },
        {
          event: "document-issued",
          reason: `${number} ${before.title}`,
        },
      ),
      audit.entry(app, auditEntry("issued", id, { number, revision })),
    ],
    documentsChanged(before.recordId),
  );
  return find(app, id);
}

/** The number comes by itself. */
function refuseGaps(body: string): void {
  const gaps = fieldsIn(body).filter((name) => name !== "document.number");
  if (gaps.length === 0) return;
  throw new Failure("conflict", "Complete or remove all placeholders in this document first.");
}

/** The next number of the year; two who take the same one meet in the unique index, and one tries again. */
async function numberFor(app: App, { year, n }: DocumentRow) {
  if (year !== null && n !== null) return { year, n };
  const now = app.now().getUTCFullYear();
  const [last] = await app.db
    .select({ n: documents.n })
    .from(documents)
    .where(eq(documents.year, now))
    .orderBy(desc(documents.n))
    .limit(1);
  return { year: now, n: (last?.n ?? 0) + 1 };
}

type Words = { body: string; label: string };

/** Both forms, kept beside the record like any other file. */
async function printed(app: App, row: DocumentRow, { body, label }: Words) {
  const { name: author } = await settings.agencyByLegalName(app);
  const brand = await branding.onPaper(app);
  const { title, language } = row;
  const page = { title, author, language, footer: label, blocks: blocksOf(body), brand };
  const prints = await print(page);
  const keep = async (ending: "pdf" | "docx") => {
    const file = new File([Uint8Array.from(prints[ending])], `${row.title} ${label}.${ending}`);
    const { id } = await files.add(app, {
      kind: row.kind,
      recordId: row.recordId,
      file,
      type: "contract",
      audience: "client",
    });
    return id;
  };
  return { pdfFileId: await keep("pdf"), docxFileId: await keep("docx") };
}

/** Somebody sent it; how and to whom stands in the note. */
export const send = (app: App, id: string, { version, note = null }: DocumentStep) =>
  step(app, id, {
    version,
    status: "sent",
    set: { sentAt: app.now().toISOString(), sentNote: note },
  });

/** Opens the words again; what was given out stays as it was, and the next issue is a further revision. */
export const revise = (app: App, id: string, { version, note = null }: DocumentStep) =>
  step(app, id, { version, status: "draft", set: { reason: note, sentAt: null, sentNote: null } });

/** It does not hold any more, or never did; the number is not used again. */
export async function withdraw(app: App, id: string, { version, note }: DocumentStep) {
  if (!note)
    throw invalid([{ path: ["note"], message: "Enter a reason for voiding the document." }]);
  return step(app, id, { version, status: "void", set: { reason: note } });
}

/** The copy with the signatures, which ends its life as a draft for good. */
export async function sign(app: App, id: string, input: SignedCopy): Promise<Document> {
  const { file, version } = input;
  const { kind, recordId, status } = await findUnchanged(app, id, version);
  refuseTransition("a document", nextStatuses, { from: status, to: "signed" });
  const copy = await files.add(app, { kind, recordId, file, type: "contract", audience: "client" });
  const set = { signedAt: app.now().toISOString(), signedFileId: copy.id };
  return step(app, id, { version, status: "signed", set });
}

type Step = { version: number; status: DocumentStatus; set: Partial<DocumentRow> };

async function step(app: App, id: string, { version, status, set }: Step): Promise<Document> {
  const before = await findUnchanged(app, id, version);
  refuseTransition("a document", nextStatuses, { from: before.status, to: status });
  await app.write(
    [
      updateDraft(app, before, { ...set, status }),
      historyWrite(
        app,
        { kind: before.kind, ids: [before.recordId] },
        {
          event: `document-${status}`,
          reason: [numberOf(before), before.title].filter(Boolean).join(" "),
        },
      ),
      audit.entry(app, auditEntry("moved", id, { from: before.status, to: status })),
    ],
    documentsChanged(before.recordId),
  );
  return find(app, id);
}
