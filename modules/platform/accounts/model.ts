import { z } from "zod";
import { required, singleLine } from "@/modules/platform/texts/model";
import {
  codeMax,
  densities,
  isUsername,
  locales,
  passwordMax,
  passwordMin,
  roles,
  signInOutcomes,
  themes,
  usernameMin,
} from "./rules";

// Texts of specification §5, to the letter.
const email = z.email("Invalid email address").max(254);
export const Username = z
  .string(required)
  .min(usernameMin, "Username must be at least 3 characters")
  .max(40)
  .refine((text) => text.length < usernameMin || isUsername(text), {
    message: "Use letters, digits, dots, hyphens and underscores only",
  });
export const Password = z
  .string(required)
  .min(passwordMin, "Password must be at least 8 characters")
  .max(passwordMax);

export const User = z.object({
  id: z.uuid(),
  email: z.string(),
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  profileImageUrl: z.string().nullable(),
  role: z.enum(roles),
  locale: z.enum(locales),
  theme: z.enum(themes),
  density: z.enum(densities),
  hasSingleKeys: z.boolean(),
  title: z.string().nullable(),
  phone: z.string().nullable(),
  /** IANA; every time that this person reads is told in it. */
  timezone: z.string(),
  createdAt: z.iso.datetime(),
  /** Whether an AI model adds to analyses in this installation, which the brand's badge says. */
  usesAi: z.boolean(),
});
export type User = z.infer<typeof User>;

const known = z.string(required).min(1, "Password is required").max(passwordMax);

export const SignIn = z.object({
  /** Or the username: nobody's has an @. */
  email: z.union([email, z.string().refine(isUsername)], { error: "Invalid email address" }),
  password: known,
  /** Of the second factor, once the answer was that one is needed; or a recovery code. */
  code: z.string().trim().max(codeMax).optional(),
});
export type SignIn = z.infer<typeof SignIn>;

export const names = {
  firstName: singleLine(required).min(1, "First name is required").max(80),
  lastName: singleLine(required).min(1, "Last name is required").max(80),
};

export const Registration = z.object({
  email,
  username: Username,
  password: Password,
  ...names,
  /** The one-time token of the set-up link; without it the address alone opens nothing. */
  setupToken: z.string().max(128).optional(),
});
export type Registration = z.infer<typeof Registration>;

/** Whether an owner can still register, and with which address; null once the product has its owner. */
export const Setup = z.object({
  isOpen: z.boolean(),
  email: z.string().nullable(),
  /** The demo's own account, so that a visitor is one click away; null in every real installation. */
  demo: z.object({ email: z.string(), password: z.string() }).nullable(),
});
export type Setup = z.infer<typeof Setup>;

export const Preferences = z
  .object({
    locale: z.enum(locales),
    theme: z.enum(themes),
    density: z.enum(densities),
    hasSingleKeys: z.boolean(),
  })
  .partial()
  .strict();
export type Preferences = z.infer<typeof Preferences>;

/** As others see a user: by the name they are called and the one they are found by. */
export const Colleague = User.pick({ id: true, username: true, profileImageUrl: true }).extend({
  name: z.string(),
});
export type Colleague = z.infer<typeof Colleague>;

/** A password, or the code of the second factor: that it is still them. */
export const Confirmation = z.object({ proof: known }).strict();
export type Confirmation = z.infer<typeof Confirmation>;

export const PasswordChange = z.object({ password: known, next: Password }).strict();
export type PasswordChange = z.infer<typeof PasswordChange>;

/** One place where somebody is signed in; its id opens nothing. */
export const OpenSession = z.object({
  id: z.string(),
  /** Browser and system, as far as they tell: `Firefox · Linux`. */
  device: z.string(),
  /** The first part of the address, never the whole of it. */
  network: z.string(),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  isThis: z.boolean(),
});
export type OpenSession = z.infer<typeof OpenSession>;

export const SecondFactor = z.object({
  /** Null while there is none. */
  since: z.iso.datetime().nullable(),
  codesLeft: z.number().int(),
});
export type SecondFactor = z.infer<typeof SecondFactor>;

/** What an authenticator app takes in: drawn, as an address and to be typed. */
export const SecondFactorOffer = z.object({
  secret: z.string(),
  uri: z.string(),
  /** The drawing in modules of one: its edge and the path of what is dark. */
  drawing: z.object({ size: z.number().int(), path: z.string() }),
});
export type SecondFactorOffer = z.infer<typeof SecondFactorOffer>;

export const Code = z.object({ code: z.string(required).trim().min(6).max(codeMax) }).strict();
export type Code = z.infer<typeof Code>;

/** Shown once; only their hashes are kept. */
export const RecoveryCodes = z.object({ codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof RecoveryCodes>;

/** One line of the sign-in log. */
export const SignInRecord = z.object({
  id: z.number().int(),
  at: z.iso.datetime(),
  /** Null where nobody has this address. */
  userId: z.string().nullable(),
  name: z.string().nullable(),
  outcome: z.enum(signInOutcomes),
  network: z.string(),
  device: z.string(),
});
export type SignInRecord = z.infer<typeof SignInRecord>;
