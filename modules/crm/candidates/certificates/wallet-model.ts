import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { Certificate, NewCertificate } from "../model";
import { identityDocuments } from "../rules";

export const certificateStates = ["current", "renewed", "let-go"] as const;

/** A certificate as the wallet shows it, with its state and what renewed it. */
export const WalletCertificate = Certificate.extend({
  state: z.enum(certificateStates),
  proofFileId: z.uuid().nullable(),
  renewedBy: z.uuid().nullable(),
  /** The last day by the usual term, where a person noted none: to be confirmed, never taken as a fact. */
  proposedUntil: z.iso.date().nullable(),
  /** Whether the issuer publishes that term, or it is only common knowledge. */
  isTermPublished: z.boolean(),
  leadDays: z.number().int().nullable(),
});
export type WalletCertificate = z.infer<typeof WalletCertificate>;

export const Identity = z.object({
  document: z.enum(identityDocuments),
  expiresOn: z.iso.date().nullable(),
  checkedAt: z.iso.datetime(),
  checkedBy: z.string(),
});
export type Identity = z.infer<typeof Identity>;

export const Wallet = z.object({
  papers: z.array(WalletCertificate),
  identity: Identity.nullable(),
});
export type Wallet = z.infer<typeof Wallet>;

type Days = { issuedOn?: string | null | undefined; expiresOn?: string | null | undefined };
const isInOrder = ({ issuedOn, expiresOn }: Days) =>
  !issuedOn || !expiresOn || issuedOn <= expiresOn;
const ending = { message: "The expiry date is before the issue date.", path: ["expiresOn"] };

/** Number, dates and proof; the kind of certificate cannot be changed. */
export const CertificateDetails = z
  .object({
    number: NewCertificate.shape.number,
    issuedOn: NewCertificate.shape.issuedOn,
    expiresOn: NewCertificate.shape.expiresOn,
    proofFileId: z.uuid().nullable().optional(),
  })
  .refine(isInOrder, ending);
export type CertificateDetails = z.infer<typeof CertificateDetails>;

export const NewWalletCertificate = z
  .object({ certificate: NewCertificate.shape.certificate, ...CertificateDetails.shape })
  .refine(isInOrder, ending);
export type NewWalletCertificate = z.infer<typeof NewWalletCertificate>;

export const IdentityCheck = z.object({
  document: z.enum(identityDocuments, required),
  expiresOn: NewCertificate.shape.expiresOn,
});
export type IdentityCheck = z.infer<typeof IdentityCheck>;
