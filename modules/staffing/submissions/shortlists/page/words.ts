import type { Locale } from "@/modules/platform/accounts";
import all from "../words.json";

export type Words = (typeof all)["en"];

/** The page speaks the client's language, which the sender chose. */
export const wordsIn = (locale: Locale): Words => all[locale];
