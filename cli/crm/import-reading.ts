import {
  type Import,
  type ImportWithPreview,
  imports,
  lastHeadRow,
  legalBases,
  Provenance,
} from "@/modules/crm/imports";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";

/** The same workbook on the sheet that somebody says: its name, or its number from 1. */
export async function onSheet(app: App, found: ImportWithPreview, said: string): Promise<Import> {
  const sheets = found.preview?.sheets ?? [];
  const named = sheets.indexOf(said);
  const sheet = named === -1 && /^\d+$/.test(said) ? Number(said) - 1 : named;
  if (!sheets[sheet]) throw new Failure("invalid", "The workbook has no sheet of this name.");
  const { id, version, plan } = found;
  if (sheet === plan.reading.sheet) return found;
  const { headRow: _, headRows: __, ...reading } = plan.reading;
  return imports.change(app, id, { version, plan: { reading: { ...reading, sheet } } });
}

/** What else a workbook holds, so that nobody takes one sheet for all of it. */
export function tellOthers({ preview }: ImportWithPreview, read: number): void {
  const { sheets = [] } = preview ?? {};
  const others = sheets.filter((_, n) => n !== read);
  if (others.length > 0)
    console.error(`Sheet "${sheets[read]}" is read; not: ${others.join(", ")}.`);
}

/** The same file with its column names in the row that somebody says. */
export function headed(app: App, { id, version, plan }: Import, row: string): Promise<Import> {
  const headRow = Number(row) - 1;
  if (!Number.isInteger(headRow) || headRow < -1 || headRow > lastHeadRow)
    throw new Failure("invalid", `The row of the column names is 0 to ${lastHeadRow + 1}.`);
  const head = { hasHead: headRow >= 0, headRow: Math.max(0, headRow), headRows: 1 as const };
  return imports.change(app, id, { version, plan: { reading: { ...plan.reading, ...head } } });
}

type Origin = { origin: string; on: string; basis: string; informed?: boolean };

/** Where these people come from; what is wrong is said of the option as it is typed. */
export function provenanceOf({ origin, on, basis, informed = false }: Origin): Provenance {
  const read = Provenance.safeParse({ source: origin, on, basis, isInformed: informed });
  if (read.success) return read.data;
  const [field] = read.error.issues[0]?.path ?? [];
  throw new Failure("invalid", wrongOrigin[String(field)] ?? "--origin is needed.");
}

const wrongOrigin: Record<string, string> = {
  source: "--origin: say in 3 to 300 characters where these people come from.",
  on: "--on: the day on which their data was received, such as 2026-01-31.",
  basis: `--basis: one of ${legalBases.join(", ")}.`,
};
