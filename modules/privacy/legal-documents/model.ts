import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { wordsOrNull } from "@/modules/records/core/model";
import {
  certificateKinds,
  documentTypes,
  editionStates,
  gaps,
  locales,
  maxBodyLength,
  maxNoteLength,
  maxTitleLength,
  standings,
} from "./rules";

export const Edition = z.object({
  id: z.uuid(),
  type: z.enum(documentTypes),
  language: z.enum(locales),
  n: z.number().int(),
  title: z.string(),
  body: z.string(),
  /** The words of the consents that it goes with. */
  consentVersion: z.string(),
  note: z.string().nullable(),
  effectiveFrom: z.iso.date(),
  publishedAt: z.iso.datetime(),
  publishedBy: z.string(),
  state: z.enum(editionStates),
});
export type Edition = z.infer<typeof Edition>;

const head = {
  type: z.enum(documentTypes),
  language: z.enum(locales),
  title: z.string(),
  /** The product's own words, which nobody has changed. */
  isStandard: z.boolean(),
  /** Whether what was last published says something else. */
  isChanged: z.boolean(),
  version: z.number().int(),
  inForce: Edition.pick({ id: true, n: true, effectiveFrom: true }).nullable(),
  coming: Edition.pick({ id: true, n: true, effectiveFrom: true }).nullable(),
};

/** A document as the list shows it. */
export const DocumentHead = z.object(head);
export type DocumentHead = z.infer<typeof DocumentHead>;

export const LegalDocument = z.object({
  ...head,
  body: z.string(),
  /** As readers would see it today. */
  preview: z.string(),
  /** Gaps that nothing fills; a document with gaps is not published. */
  missing: z.array(z.enum(gaps)),
  /** The newest first. */
  editions: z.array(Edition),
});
export type LegalDocument = z.infer<typeof LegalDocument>;

export const DocumentPlace = z.object({
  type: z.enum(documentTypes),
  language: z.enum(locales),
});
export type DocumentPlace = z.infer<typeof DocumentPlace>;

export const DraftChanges = z.strictObject({
  title: z.string().trim().min(1, "Required").max(maxTitleLength),
  body: z.string().trim().min(1, "Required").max(maxBodyLength),
  version: z.number().int(),
});
export type DraftChanges = z.infer<typeof DraftChanges>;

export const DraftVersion = z.strictObject({ version: z.number().int() });

export const NewEdition = z.strictObject({
  version: z.number().int(),
  /** Today where nobody says. */
  effectiveFrom: z.iso.date("Invalid date").nullish(),
  note: wordsOrNull(maxNoteLength),
});
export type NewEdition = z.infer<typeof NewEdition>;

export const AgencyCertificate = z.object({
  id: z.uuid(),
  kind: z.enum(certificateKinds),
  name: z.string().nullable(),
  number: z.string().nullable(),
  issuer: z.string().nullable(),
  askedOn: z.iso.date().nullable(),
  validFrom: z.iso.date().nullable(),
  validUntil: z.iso.date().nullable(),
  /** Shown to everybody as long as it holds. */
  isPublic: z.boolean(),
  note: z.string().nullable(),
  /** The name of its proof. */
  fileName: z.string().nullable(),
  standing: z.enum(standings),
  daysLeft: z.number().int().nullable(),
  isArchived: z.boolean(),
  version: z.number().int(),
});
export type AgencyCertificate = z.infer<typeof AgencyCertificate>;

const day = z
  .literal("")
  .transform(() => null)
  .or(z.iso.date("Invalid date").nullable());

const fields = {
  kind: z.enum(certificateKinds, required),
  name: wordsOrNull(120),
  number: wordsOrNull(80),
  issuer: wordsOrNull(120),
  askedOn: day.default(null),
  validFrom: day.default(null),
  validUntil: day.default(null),
  isPublic: z.boolean().default(false),
  note: wordsOrNull(maxNoteLength),
};

type Days = {
  kind: string;
  name: string | null;
  validFrom: string | null;
  validUntil: string | null;
};
const sound = <Model extends z.ZodType<Days>>(model: Model) =>
  model
    .refine(({ validFrom, validUntil }) => !validFrom || !validUntil || validFrom <= validUntil, {
      message: "The end date is before the start date.",
      path: ["validUntil"],
    })
    .refine(({ kind, name }) => kind !== "other" || name !== null, {
      message: "Required",
      path: ["name"],
    });

export const NewAgencyCertificate = sound(z.strictObject(fields));
export type NewAgencyCertificate = z.infer<typeof NewAgencyCertificate>;

/** The whole certificate as it shall be. */
export const AgencyCertificateChanges = sound(
  z.strictObject({ ...fields, version: z.number().int() }),
);
export type AgencyCertificateChanges = z.infer<typeof AgencyCertificateChanges>;

export const Proof = z.object({ file: z.instanceof(File, { message: "Choose a file." }) });
export type Proof = z.infer<typeof Proof>;
