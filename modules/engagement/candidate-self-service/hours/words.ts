import type { Locale } from "@/modules/platform/accounts/rules";
import all from "./words.json";

export type HourWords = (typeof all)["en"];

export const hourWordsIn = (locale: Locale): HourWords => all[locale];
