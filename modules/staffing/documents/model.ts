import { z } from "zod";
import { singleLine, multiLine } from "@/modules/platform/texts/model";
import { country, words } from "@/modules/records/core/model";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import {
  documentTypes,
  languages,
  maxBodyLength,
  maxTitleLength,
  sourceKinds,
  statuses,
} from "./rules";

const body = multiLine().min(1, "Required").max(maxBodyLength);
const title = singleLine().min(1, "Required").max(maxTitleLength);

export const Template = z.object({
  id: z.uuid(),
  type: z.enum(documentTypes),
  language: z.enum(languages),
  contractType: z.enum(contractTypes).nullable(),
  country: z.string().nullable(),
  name: z.string(),
  body: z.string(),
  /** One that the product brings; it is copied, never changed. */
  isStandard: z.boolean(),
  isArchived: z.boolean(),
  version: z.number().int(),
});
export type Template = z.infer<typeof Template>;

const templateFields = {
  type: z.enum(documentTypes),
  language: z.enum(languages),
  contractType: z.enum(contractTypes).nullable().default(null),
  country: country.nullable().default(null),
  name: title,
  body,
};
export const NewTemplate = z.strictObject(templateFields);
export type NewTemplate = z.infer<typeof NewTemplate>;
export const TemplateChanges = z
  .strictObject({ ...templateFields, version: z.number().int(), isArchived: z.boolean() })
  .partial()
  .required({ version: true });
export type TemplateChanges = z.infer<typeof TemplateChanges>;

export const Revision = z.object({
  revision: z.number().int(),
  at: z.iso.datetime(),
  by: z.string().nullable(),
  pdfFileId: z.uuid(),
  docxFileId: z.uuid(),
});

export const Document = z.object({
  id: z.uuid(),
  /** 2026-0031; null until it is first given out. */
  number: z.string().nullable(),
  kind: z.enum(sourceKinds),
  recordId: z.uuid(),
  type: z.enum(documentTypes),
  language: z.enum(languages),
  title: z.string(),
  body: z.string(),
  /** Gaps that nothing fills; a document with gaps is not given out. */
  missing: z.array(z.string()),
  status: z.enum(statuses),
  sentAt: z.iso.datetime().nullable(),
  sentNote: z.string().nullable(),
  signedAt: z.iso.datetime().nullable(),
  signedFileId: z.uuid().nullable(),
  reason: z.string().nullable(),
  revisions: z.array(Revision),
  version: z.number().int(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Document = z.infer<typeof Document>;

export const DocumentsQuery = z.object({ kind: z.enum(sourceKinds), recordId: z.uuid() });
export type DocumentsQuery = z.infer<typeof DocumentsQuery>;

export const NewDocument = DocumentsQuery.extend({
  type: z.enum(documentTypes),
  language: z.enum(languages),
  /** Left out, the template that fits most closely is taken. */
  templateId: z.uuid().optional(),
});
export type NewDocument = z.infer<typeof NewDocument>;

export const DocumentChanges = z
  .strictObject({ version: z.number().int(), title, body })
  .partial()
  .required({ version: true });
export type DocumentChanges = z.infer<typeof DocumentChanges>;

const note = words(500);

/** What happens to a document next, and why or how. */
export const DocumentStep = z.strictObject({ version: z.number().int(), note });
export type DocumentStep = z.infer<typeof DocumentStep>;

export const SignedCopy = z.object({
  version: z.coerce.number().int(),
  file: z.instanceof(File, { message: "Choose a file." }),
});
export type SignedCopy = z.infer<typeof SignedCopy>;

/** How a body would look with the record's values, and what it lacks. */
export const Preview = z.object({ text: z.string(), missing: z.array(z.string()) });
