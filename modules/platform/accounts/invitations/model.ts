import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { names, Password, User, Username } from "../model";
import { locales, roles } from "../rules";
import { belongings, linkPurposes } from "./rules";

/** Somebody with an account, as administrators see them. */
export const Person = User.pick({
  id: true,
  email: true,
  username: true,
  firstName: true,
  lastName: true,
  role: true,
  profileImageUrl: true,
  createdAt: true,
}).extend({
  isActive: z.boolean(),
  hasSecondFactor: z.boolean(),
  /** Open at this moment. */
  sessions: z.number().int(),
  lastSignInAt: z.iso.datetime().nullable(),
  version: z.number().int(),
});
export type Person = z.infer<typeof Person>;

export const PersonChanges = z
  .object({
    version: z.number().int(),
    role: z.enum(roles).optional(),
    isActive: z.boolean().optional(),
  })
  .strict();
export type PersonChanges = z.infer<typeof PersonChanges>;

export const NewInvitation = z
  .object({
    email: z.email("Invalid email address").max(254),
    role: z.enum(roles),
    /** Which language the letter speaks, and the product at first. */
    locale: z.enum(locales),
  })
  .strict();
export type NewInvitation = z.infer<typeof NewInvitation>;

export const Invitation = z.object({
  id: z.uuid(),
  email: z.string(),
  role: z.enum(roles),
  by: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  isOver: z.boolean(),
});
export type Invitation = z.infer<typeof Invitation>;

/** A link that was just made: it is told this once, and only its hash is kept. */
export const MadeLink = z.object({
  /** Where in this installation it leads. */
  path: z.string(),
  endsAt: z.iso.datetime(),
  /** Whether a letter with it is on its way; else somebody has to hand it over. */
  isMailed: z.boolean(),
});
export type MadeLink = z.infer<typeof MadeLink>;

/** Whether a forgotten password can be asked for by mail at all. */
export const ResetState = z.object({ isMailed: z.boolean() });

export const Forgotten = z.object({ email: z.email("Invalid email address").max(254) }).strict();
export type Forgotten = z.infer<typeof Forgotten>;

const token = z.string(required).max(128);
export const LinkAsked = z.object({ token }).strict();
export type LinkAsked = z.infer<typeof LinkAsked>;

/** What somebody sees who opens a link that holds. */
export const OpenLink = z.object({
  purpose: z.enum(linkPurposes),
  email: z.string(),
  endsAt: z.iso.datetime(),
});
export type OpenLink = z.infer<typeof OpenLink>;

export const Reset = z.object({ token, password: Password }).strict();
export type Reset = z.infer<typeof Reset>;

export const Acceptance = z
  .object({ token, username: Username, password: Password, ...names })
  .strict();
export type Acceptance = z.infer<typeof Acceptance>;

export const SignInQuery = z.object({
  userId: z.uuid().optional(),
  /** Continues behind this line. */
  before: z.coerce.number().int().positive().optional(),
  limit: z.coerce.number().int().min(1).max(200).default(50),
});
export type SignInQuery = z.infer<typeof SignInQuery>;

const counts = z.record(z.enum(belongings), z.number().int());

export const Belongings = z.object({ counts });
export type Belongings = z.infer<typeof Belongings>;

export const NewHandOver = z.object({ to: z.uuid() }).strict();
export type NewHandOver = z.infer<typeof NewHandOver>;

export const HandOver = z.object({ id: z.uuid(), to: z.string(), counts });
export type HandOver = z.infer<typeof HandOver>;
