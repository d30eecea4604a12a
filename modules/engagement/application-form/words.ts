import { retentionDays } from "@/modules/crm/candidates/rules";
import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";
import { keptDays, unaskedDays } from "./rules";

export type Words = (typeof all)["en"];
export type FieldError = keyof Words["errors"];

export const wordsIn = (locale: Locale): Words => all[locale];

/** A sentence with what belongs into it; how long things are kept is the same in all of them. */
export function fillText(sentence: string, more: Record<string, string> = {}): string {
  const values: Record<string, string> = {
    kept: String(keptDays),
    unasked: String(unaskedDays),
    days: String(retentionDays),
    ...more,
  };
  return sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}
