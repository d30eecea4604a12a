import { and, asc, eq, isNull } from "drizzle-orm";
import { audit } from "@/modules/platform/audit";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { utcToday } from "@/src/calendar";
import { must } from "@/src/database";
import { Failure, notFound } from "@/src/errors";
import { legalChanged } from "./events";
import type {
  AgencyCertificate,
  AgencyCertificateChanges,
  NewAgencyCertificate,
  Proof,
} from "./model";
import { certificateKinds, daysLeft, holds, standingOf } from "./rules";
import { agencyCertificates as certificates } from "./schema";

export type CertificateRow = typeof certificates.$inferSelect;

/** Those that were not put away: by kind, the one that ends first on top. */
export async function certificatesOf(app: App): Promise<AgencyCertificate[]> {
  const rows = await app.db
    .select()
    .from(certificates)
    .where(isNull(certificates.archivedAt))
    .orderBy(asc(certificates.validUntil), asc(certificates.id));
  const order = (row: CertificateRow) => certificateKinds.indexOf(row.kind);
  return rows.toSorted((a, b) => order(a) - order(b)).map((row) => shown(app, row));
}

/** What anybody may see of them today: those that are meant to be seen and hold. */
export async function shownCertificates(app: App): Promise<AgencyCertificate[]> {
  const today = utcToday(app);
  return (await certificatesOf(app)).filter((it) => it.isPublic && holds(it, today));
}

export async function certificateOf(app: App, id: string): Promise<AgencyCertificate> {
  return shown(app, await rowOf(app, id));
}

export async function addCertificate(
  app: App,
  input: NewAgencyCertificate,
): Promise<AgencyCertificate> {
  const id = Bun.randomUUIDv7();
  const at = app.now().toISOString();
  await app.write(
    [
      app.db.insert(certificates).values({ ...input, id, createdAt: at, updatedAt: at }),
      audit.entry(app, auditEntry("added", id, { kind: input.kind })),
    ],
    legalChanged(),
  );
  return certificateOf(app, id);
}

export async function editCertificate(
  app: App,
  id: string,
  { version, ...set }: AgencyCertificateChanges,
): Promise<AgencyCertificate> {
  const row = await rowOf(app, id);
  if (row.version !== version) throw changedSince();
  return saveCertificate(app, {
    certificateRow: row,
    set,
    done: auditEntry("edited", id, { fields: Object.keys(set) }),
  });
}

/** Puts it away; nobody sees it any more, and nothing of it is lost. */
export async function archiveCertificate(app: App, id: string): Promise<AgencyCertificate> {
  const row = await rowOf(app, id);
  return saveCertificate(app, {
    certificateRow: row,
    set: { archivedAt: app.now().toISOString() },
    done: auditEntry("archived", id),
  });
}

export async function restoreCertificate(app: App, id: string): Promise<AgencyCertificate> {
  return saveCertificate(app, {
    certificateRow: await rowOf(app, id),
    set: { archivedAt: null },
    done: auditEntry("restored", id),
  });
}

type CertificateChange = {
  certificateRow: CertificateRow;
  set: Partial<CertificateRow>;
  done: ReturnType<typeof auditEntry>;
};

export async function saveCertificate(
  app: App,
  { certificateRow: { id, version }, set, done }: CertificateChange,
): Promise<AgencyCertificate> {
  const isThis = and(eq(certificates.id, id), eq(certificates.version, version));
  const after = { ...set, version: version + 1, updatedAt: app.now().toISOString() };
  await app.write(
    [must(app.db.update(certificates).set(after).where(isThis)), audit.entry(app, done)],
    legalChanged(),
  );
  return certificateOf(app, id);
}

export async function rowOf(app: App, id: string): Promise<CertificateRow> {
  const [row] = await app.db.select().from(certificates).where(eq(certificates.id, id));
  return row ?? notFound("certificate");
}

export const changedSince = () =>
  new Failure("conflict", "Someone else changed this first. Reload and try again.");

export const auditEntry = (
  verb: string,
  entityId: string,
  details: Record<string, unknown> = {},
) => ({
  action: `agency-certificate.${verb}`,
  entityType: "agency-certificate",
  entityId,
  details,
});

function shown(app: App, row: CertificateRow): AgencyCertificate {
  const { content: _, fileFormat: __, createdAt: ___, updatedAt: ____, archivedAt, ...it } = row;
  const today = utcToday(app);
  return {
    ...it,
    standing: standingOf(row, today),
    daysLeft: row.validUntil === null ? null : daysLeft(row.validUntil, today),
    isArchived: archivedAt !== null,
  };
}

/** Keeps the paper itself, in place of one that was there before. */
export async function addProof(app: App, id: string, { file }: Proof): Promise<AgencyCertificate> {
  const row = await rowOf(app, id);
  const { bytes, name, format } = await files.inspectUpload(file);
  const ending = name.split(".").at(-1)?.toLowerCase() ?? "";
  const content = await app.files.keep(bytes, ending);
  const set = { content, fileName: name, fileFormat: format };
  const after = await saveCertificate(app, {
    certificateRow: row,
    set,
    done: auditEntry("proven", id),
  });
  // Whoever swept an older copy off the disk meanwhile did not know of this one yet.
  if (!(await app.files.has(content))) await app.files.keep(bytes, ending);
  return after;
}

export async function proofOf(app: App, id: string): Promise<Response> {
  const { content, fileName, fileFormat } = await rowOf(app, id);
  if (!content || !fileName || !fileFormat) return notFound("file");
  return files.serveFile(app, { id, content, format: fileFormat, name: fileName }, "attachment");
}
