import { z } from "zod";

/**
 * What can be set, by its key. A module declares its own with `declare module` beside the model, and under `settings` in
 * its `module.ts`.
 */
export interface SettingValues {}
export type SettingKey = keyof SettingValues & string;
export type SettingValue<Key extends SettingKey> = SettingValues[Key];

/** What stands beside the value of every setting. */
export const SettingFrame = z.object({
  /** Whether a secret is kept with it, and its last characters; the secret itself is never answered. */
  secret: z.object({ isSet: z.boolean(), hint: z.string().nullable() }),
  version: z.number().int(),
  updatedAt: z.iso.datetime().nullable(),
  updatedBy: z.string().nullable(),
});

export type Setting = {
  [Key in SettingKey]: { key: Key; value: SettingValues[Key] } & z.infer<typeof SettingFrame>;
}[SettingKey];

/** A key as it stands in a header: nothing that could end the line. */
export const Secret = z
  .string()
  .max(400)
  .regex(/^[!-~]+$/, { message: "A key contains no spaces or special characters" });

/** A password is whatever somebody has chosen, on one line. */
export const Password = z
  .string()
  .min(1)
  .max(400)
  .regex(/^\P{Cc}+$/u, { message: "One line only" });

export const SettingChange = z.strictObject({
  value: z.record(z.string(), z.unknown()),
  /** Left out keeps the secret, null removes it. */
  secret: Password.nullable().optional(),
  /** The version that was shown; left out, the latest is changed. */
  version: z.number().int().optional(),
});
export type SettingChange = z.infer<typeof SettingChange>;
