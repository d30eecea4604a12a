import type { App } from "@/src/app";
import { plainLetters } from "@/src/personal-data/name-search";
import type { SearchHit } from "./model";
import type { SearchKind } from "./rules";

/** What somebody looks for. */
export type Asked = {
  /** As it was typed, without blanks around it. */
  text: string;
  /** Its words in small letters without accents, as the indexes hold them. */
  words: readonly string[];
  /** The same with the accents that they were typed with. */
  written: readonly string[];
  /** How many of each kind are shown at most. */
  limit: number;
};

/** The words of what somebody typed, in both forms. */
export function searchWordsOf(text: string): Pick<Asked, "words" | "written"> {
  const written = text.normalize("NFC").match(/[\p{L}\p{N}]+/gu) ?? [];
  return { words: written.map(plainLetters), written };
}

export type Found = Omit<SearchHit, "kind">;

/** How one kind is searched; the best first, no more than are asked for. */
export type SearchSource = {
  kind: SearchKind;
  find: (app: App, asked: Asked) => Promise<Found[]>;
  /** Names that were typed with a slip; asked only where nothing was found of any kind. */
  similar?: (app: App, asked: Asked) => Promise<Found[]>;
  /** What changed last, for somebody who has typed nothing yet. */
  recent?: (app: App, asked: Asked) => Promise<Found[]>;
};

declare module "@/src/app" {
  interface Module {
    /** What of it can be found from anywhere. */
    readonly search?: readonly SearchSource[];
  }
}
