import { z } from "zod";
import { Certificate, NewCertificate } from "../model";
import { identityDocuments } from "../rules";

export const paperStates = ["current", "renewed", "let-go"] as const;

/** A certificate as the wallet shows it, with its state and what renewed it. */
export const WalletPaper = Certificate.extend({
  state: z.enum(paperStates),
  proofFileId: z.uuid().nullable(),
  renewedBy: z.uuid().nullable(),
  /** The last day by the usual term, where a person noted none: to be confirmed, never taken as a fact. */
  proposedUntil: z.iso.date().nullable(),
  /** Whether the issuer publishes that term, or it is only common knowledge. */
  isTermPublished: z.boolean(),
  leadDays: z.number().int().nullable(),
});
export type WalletPaper = z.infer<typeof WalletPaper>;

export const Identity = z.object({
  document: z.enum(identityDocuments),
  expiresOn: z.iso.date().nullable(),
  checkedAt: z.iso.datetime(),
  checkedBy: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const Wallet = z.object({ papers: z.array(WalletPaper), identity: Identity.nullable() });
export type Wallet = z.infer<typeof Wallet>;

type Days = { issuedOn?: string | null | undefined; expiresOn?: string | null | undefined };
const isInOrder = ({ issuedOn, expiresOn }: Days) =>
  !issuedOn || !expiresOn || issuedOn <= expiresOn;
const ending = { message: "The expiry date is before the issue date.", path: ["expiresOn"] };

/** Number, dates and proof; the kind of certificate cannot be changed. */
export const PaperDetails = z
  .object({
    number: NewCertificate.shape.number,
    issuedOn: NewCertificate.shape.issuedOn,
    expiresOn: NewCertificate.shape.expiresOn,
    proofFileId: z.uuid().nullable().optional(),
  })
  .refine(isInOrder, ending);
export type PaperDetails = z.infer<typeof PaperDetails>;

export const NewPaper = z
  .object({ certificate: NewCertificate.shape.certificate, ...PaperDetails.shape })
  .refine(isInOrder, ending);
export type NewPaper = z.infer<typeof NewPaper>;

export const IdentityCheck = z.object({
  document: z.enum(identityDocuments, "Required"),
  expiresOn: NewCertificate.shape.expiresOn,
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;
