import { z } from "zod";
import { required } from "@/modules/platform/texts/model";
import { longestKeptDays } from "./rules";

const few = (most: number) => z.number(required).int().min(0).max(most);

/** When backups are made and how many are kept, and the storage elsewhere that gets a copy of each. */
export const BackupPlan = z.strictObject({
  isDaily: z.boolean(),
  daily: few(60),
  weekly: few(52),
  monthly: few(12),
  mostDays: z.number(required).int().min(1).max(longestKeptDays),
  isCopied: z.boolean(),
  baseUrl: z
    .url({ protocol: /^https?$/, error: "Enter an address that begins with http:// or https://" })
    .max(300),
  region: z
    .string()
    .trim()
    .max(60)
    .regex(/^[\w-]*$/),
  bucket: z
    .string()
    .trim()
    .max(63)
    .regex(/^[\w.-]*$/),
  folder: z
    .string()
    .trim()
    .max(200)
    .regex(/^[\w./-]*$/),
  accessKeyId: z
    .string()
    .trim()
    .max(128)
    .regex(/^[!-~]*$/),
});
export type BackupPlan = z.infer<typeof BackupPlan>;

declare module "@/modules/platform/settings/model" {
  interface SettingValues {
    backups: BackupPlan;
  }
}
