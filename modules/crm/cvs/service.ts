import { candidates } from "@/modules/crm/candidates";
import type { CandidateRecord } from "@/modules/crm/candidates";
import { files } from "@/modules/records/files";
import { toSpecification } from "@/modules/knowledge/countries/rules";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { CvReading, Proposal, SentCv } from "./model";
import { readCv } from "./readers";
import type { Found } from "./readers/found";
import { standingOf } from "./standing";

/** Reads a CV that is not kept: what it would fill in, for a person to look at. */
export async function previewCv(app: App, { file, candidateId }: SentCv): Promise<CvReading> {
  const record = candidateId ? await candidates.find(app, candidateId) : null;
  const { bytes, name, format } = await files.taken(file);
  const reading = await files.readNow(bytes, format);
  const text = reading.state === "done" ? reading.text : null;
  const trouble = reading.state === "failed" ? reading.trouble : null;
  return { name, state: reading.state, trouble, text, proposals: proposalsIn(app, text, record) };
}

export { proposalsOf } from "./answers";

/** What a file of a candidate would fill in, from the words that were read of it. */
export async function proposals(app: App, fileId: string): Promise<CvReading> {
  const file = await files.find(app, fileId);
  if (file.kind !== "candidate") {
    throw new Failure("invalid", "Only a file of a candidate can fill in a candidate's record.");
  }
  const record = await candidates.find(app, file.recordId);
  const words = await files.textOf(app, fileId);
  return { name: file.name, ...words, proposals: proposalsIn(app, words.text, record) };
}

function proposalsIn(app: App, text: string | null, record: CandidateRecord | null): Proposal[] {
  if (!text) return [];
  return readCv(text, app.now()).map((found) => proposed(text, asTold(found), record));
}

/** Countries go by the codes of the specification outside. */
const asTold = (found: Found): Found =>
  found.field === "country" ? { ...found, value: toSpecification(found.value) } : found;

function proposed(text: string, found: Found, record: CandidateRecord | null): Proposal {
  const { field, value, detail = null, label = value, start, end } = found;
  const evidence = { start, end, line: lineAt(text, start) };
  const isCertain = true;
  return { field, value, detail, label, evidence, isCertain, ...standingOf(found, record) };
}

const longestLine = 200;

function lineAt(text: string, at: number): string {
  const from = text.lastIndexOf("\n", at - 1) + 1;
  const end = text.indexOf("\n", at);
  const begin = Math.max(from, at - longestLine / 2);
  return text.slice(begin, Math.min(end === -1 ? text.length : end, begin + longestLine)).trim();
}
