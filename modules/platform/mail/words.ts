import type { Locale } from "@/modules/platform/accounts/rules";
import words from "./words.json";

/** What a test letter says, by its reader's language. */
export const testWords: Record<Locale, { subject: string; text: string }> = words.test;
