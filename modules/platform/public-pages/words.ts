import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type Words = (typeof all)["en"];

export const wordsIn = (locale: Locale): Words => all[locale];
