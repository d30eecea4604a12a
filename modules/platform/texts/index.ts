import type { HeadWords } from "@/src/sheets";

/** What the heads of exported lists are called in another language than English, which programs rely on. */
export const headWords: HeadWords = async (language) =>
  (await import("./sheet-heads.json")).default[language];
