import type { OnPaper } from "@/modules/platform/branding";
import type { Block, Language } from "../rules";

/** A document ready to be drawn. */
export type Page = {
  title: string;
  author: string;
  /** In which it is read aloud. */
  language: Language;
  footer: string;
  blocks: Block[];
  /** Whose paper it is. */
  brand: Pick<OnPaper, "name" | "ink" | "logo">;
};
export type Prints = { pdf: Uint8Array; docx: Uint8Array };
