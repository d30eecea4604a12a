import type { ReactNode } from "react";
import type { WatchedPerson } from "@/modules/privacy/ai-oversight/model";

/** What can be done here about people of one stretch: about one where they stand, and about all who are chosen. */
export type RetentionAction = {
  isPossible: (person: WatchedPerson) => boolean;
  word: string;
  about: (name: string) => string;
  many: (count: number) => string;
  isGrave: boolean;
  isPending: boolean;
  run: (ids: string[], done?: () => void) => void;
  /** Asks before what is seen outside. */
  question?: ReactNode;
};
