import { isParticle as isAlone } from "@/modules/platform/texts/rules";

/** What joins two last names. */
export const joining = ["y", "e", "i"];

/** What Irish last names begin with. */
export const irish = ["ní", "nic", "uí", "ó"];

/** Whether a word within a name belongs to a last name beside it. */
export const isParticle = (word: string): boolean =>
  isAlone(word) || [...joining, ...irish].includes(word.toLowerCase());
