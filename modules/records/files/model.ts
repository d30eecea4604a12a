import { z } from "zod";
import { singleLine } from "@/modules/platform/texts/model";
import { recordKinds, recordsAtOnce } from "@/modules/records/core/rules";
import { audiences, fileTypes, formatNames, longestName, portraitKinds, textStates } from "./rules";

export const RecordFile = z.object({
  id: z.uuid(),
  kind: z.enum(recordKinds),
  recordId: z.uuid(),
  name: z.string(),
  type: z.enum(fileTypes),
  /** What its bytes are, whatever its name says. */
  format: z.enum(formatNames),
  bytes: z.number().int(),
  expiresOn: z.iso.date().nullable(),
  audience: z.enum(audiences),
  addedAt: z.iso.datetime(),
  addedBy: z.string(),
  version: z.number().int(),
  /** How far its words are, and why there are none. */
  text: z.enum(textStates),
  textTrouble: z.string().nullable(),
});
export type RecordFile = z.infer<typeof RecordFile>;

const RecordOf = z.object({ kind: z.enum(recordKinds), recordId: z.uuid() });
export const FilesQuery = RecordOf;
export type FilesQuery = z.infer<typeof FilesQuery>;

export const PortraitsQuery = z.object({
  kind: z.enum(portraitKinds),
  /** With commas between. */
  ids: z
    .string()
    .max(recordsAtOnce * 37)
    .transform((text) => text.split(","))
    .pipe(z.array(z.uuid()).min(1).max(recordsAtOnce)),
});
export type PortraitsQuery = z.infer<typeof PortraitsQuery>;

export const Portrait = z.object({ recordId: z.uuid(), fileId: z.uuid() });
export type Portrait = z.infer<typeof Portrait>;

const day = z.iso.date("Invalid date").nullable();
const emptyDay = z
  .literal("")
  .transform(() => null)
  .or(day);

/** What is sent along with a file, as a form sends it. */
export const NewFile = RecordOf.extend({
  file: z.instanceof(File, { message: "Choose a file." }),
  type: z.enum(fileTypes).default("other"),
  expiresOn: emptyDay.optional(),
  audience: z.enum(audiences).default("internal"),
});
export type NewFile = z.infer<typeof NewFile>;

export const FileChanges = z
  .object({
    version: z.number().int(),
    name: singleLine().min(1, "Required").max(longestName).optional(),
    /** A portrait is drawn anew when it comes, so nothing becomes one later. */
    type: z.enum(fileTypes).exclude(["portrait"]).optional(),
    expiresOn: day.optional(),
    audience: z.enum(audiences).optional(),
  })
  .strict();
export type FileChanges = z.infer<typeof FileChanges>;

/** A file that was added, and those that hold the very same bytes. */
export const AddedFile = RecordFile.extend({
  same: z.array(RecordFile.pick({ id: true, kind: true, recordId: true, name: true })),
});
export type AddedFile = z.infer<typeof AddedFile>;

export const FileIds = z.object({ fileIds: z.array(z.uuid()).min(1).max(200) });
export const MovedFiles = z.object({ count: z.number().int(), fileIds: z.array(z.uuid()) });

export const FileText = z.object({
  state: z.enum(textStates),
  trouble: z.string().nullable(),
  text: z.string().nullable(),
});
export type FileText = z.infer<typeof FileText>;
