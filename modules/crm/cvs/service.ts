import { candidates } from "@/modules/crm/candidates";
import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import { readWithModel } from "./by-model";
import type { CvReading, SentCv } from "./model";
import { readIn, type Words } from "./reading";

/** Reads a CV that is not kept: what it would fill in, for a person to look at. */
export async function previewCv(app: App, sent: SentCv): Promise<CvReading> {
  return readIn(app, await sentCv(app, sent));
}

/** The same with what the chosen language model finds beside it. */
export async function previewCvByModel(app: App, sent: SentCv): Promise<CvReading> {
  return readWithModel(app, await sentCv(app, sent));
}

export { proposalsOf } from "./answers";

/** What a file of a candidate would fill in, from the words that were read of it. */
export async function proposals(app: App, fileId: string): Promise<CvReading> {
  return readIn(app, await keptCv(app, fileId));
}

/** The same with what the chosen language model finds beside it. */
export async function proposalsByModel(app: App, fileId: string): Promise<CvReading> {
  return readWithModel(app, await keptCv(app, fileId));
}

async function sentCv(app: App, { file, candidateId }: SentCv): Promise<Words> {
  const record = candidateId ? await candidates.find(app, candidateId) : null;
  const { bytes, name, format } = await files.inspectUpload(file);
  const reading = await files.readNow(bytes, format);
  const text = reading.state === "done" ? reading.text : null;
  const trouble = reading.state === "failed" ? reading.trouble : null;
  return { name, fileId: null, state: reading.state, trouble, text, record };
}

async function keptCv(app: App, fileId: string): Promise<Words> {
  const file = await files.find(app, fileId);
  if (file.kind !== "candidate") {
    throw new Failure("invalid", "Only a candidate's file can fill in a candidate's record.");
  }
  const record = await candidates.find(app, file.recordId);
  return { name: file.name, fileId, ...(await files.textOf(app, fileId)), record };
}
