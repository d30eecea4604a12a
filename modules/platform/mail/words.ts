import type { Locale } from "@/modules/platform/accounts/rules";
import words from "./words.json";

/** What a test letter says, by its reader's language. */
export const testWords: Record<Locale, { subject: string; text: string }> = words.test;

/** Whom a letter is from: readers know the person or the agency, and seldom both. */
export const fromWords: Record<Locale, string> = words.from;
