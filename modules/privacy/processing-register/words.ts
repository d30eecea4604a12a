import type { RegisterExport } from "./model";
import all from "./words.json";

export type Language = RegisterExport["language"];
export type Words = (typeof all)["en"];

export const wordsIn = (language: Language): Words => all[language];

export const fillText = (sentence: string, values: Record<string, string | number>): string =>
  sentence.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));
