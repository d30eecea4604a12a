import { atom } from "jotai";
import { keptAtom } from "./kept";

export const paletteOpenAtom = atom(false);
export const sheetOpenAtom = atom(false);

/** Whether the sidebar shows icons only. */
export const sidebarCollapsedAtom = keptAtom("coldaisle.sidebar", false);

/** Which groups of the sidebar are folded in this browser. */
export const foldedGroupsAtom = keptAtom<readonly string[]>("coldaisle.folded", []);
