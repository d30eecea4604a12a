import { atom } from "jotai";
import { atomWithStorage } from "jotai/utils";

export const paletteOpenAtom = atom(false);
export const sheetOpenAtom = atom(false);

/** Whether the sidebar shows icons only. */
export const sidebarCollapsedAtom = atomWithStorage("coldaisle.sidebar", false, undefined, {
  getOnInit: true,
});

/** Which groups of the sidebar are folded in this browser. */
export const foldedGroupsAtom = atomWithStorage<readonly string[]>(
  "coldaisle.folded",
  [],
  undefined,
  { getOnInit: true },
);
