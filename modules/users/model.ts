import { z } from "zod";
import { densities, locales, passwordMax, passwordMin, roles, themes, usernameMin } from "./rules";

// Texts of specification §5, to the letter.
const email = z.email("Invalid email address").max(254);
const username = z
  .string("Required")
  .min(usernameMin, "Username must be at least 3 characters")
  .max(40);
const password = z
  .string("Required")
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

export const SignIn = z.object({
  email,
  password: z.string("Required").min(1, "Password is required").max(passwordMax),
});
export type SignIn = z.infer<typeof SignIn>;

export const Registration = z.object({
  email,
  username,
  password,
  firstName: z.string("Required").min(1, "First name is required").max(80),
  lastName: z.string("Required").min(1, "Last name is required").max(80),
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
