import { files } from "@/modules/records/files";
import type { App } from "@/src/app";
import { Failure } from "@/src/errors";
import type { SentForm } from "./model";
import { cvFormats, maxCvBytes } from "./rules";
import type { FieldError } from "./words";

export type SentCv = Awaited<ReturnType<typeof files.inspectUpload>>;

type Sent = Pick<SentForm, "cv" | "cvWas" | "withoutCv">;

/** The name of the CV that was chosen, now or before the form came back; empty where none was. */
export const chosenCv = ({ cv, cvWas }: Sent): string => cv?.name || cvWas;

/** The CV by its bytes, whatever its name says; null where none came, or what is wrong with it. */
export async function cvIn(
  { cv: file, cvWas, withoutCv }: Sent,
  isNeeded: boolean,
): Promise<{ cv: SentCv | null } | { error: FieldError }> {
  // A form whose file was not chosen sends one without name and bytes.
  if (!file || (file.size === 0 && !file.name)) {
    if (isNeeded) return { error: "cv" };
    return cvWas && withoutCv !== "yes" ? { error: "cvAgain" } : { cv: null };
  }
  if (file.size > maxCvBytes) return { error: "cvLarge" };
  const cv = await files.inspectUpload(file).catch(refused);
  const isKind = cv && cvFormats.some((format) => format === cv.format);
  return isKind ? { cv } : { error: "cvKind" };
}

function refused(error: unknown): null {
  if (error instanceof Failure) return null;
  throw error;
}

/** The columns of a CV that waits with its applicant. */
export async function keptCv(app: App, cv: SentCv | null) {
  if (!cv) return { cvContent: null, cvName: null, cvFormat: null, cvBytes: null };
  const ending = cv.name.split(".").at(-1)?.toLowerCase() ?? "";
  const cvContent = await app.files.keep(cv.bytes, ending);
  return { cvContent, cvName: cv.name, cvFormat: cv.format, cvBytes: cv.bytes.length };
}
