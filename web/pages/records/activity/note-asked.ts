import { atom } from "jotai";

/** Somebody wants to write a note; whoever shows the composer next begins one. */
export const noteAskedAtom = atom(false);
