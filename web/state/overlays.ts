import { atom } from "jotai";
import { storedAtom } from "./stored-atom";

export const paletteOpenAtom = atom(false);
export const sheetOpenAtom = atom(false);

/** Whether the sidebar shows icons only. */
export const sidebarCollapsedAtom = storedAtom("coldaisle.sidebar", false);

/** Which groups of the sidebar are folded in this browser. */
export const foldedGroupsAtom = storedAtom<readonly string[]>("coldaisle.folded", []);

const maxKept = 5;

export type Visited = { label: string; path: string };

/** What was opened from the palette last, newest first; only names and addresses, in this browser. */
export const recentAtom = storedAtom<Visited[]>("coldaisle.recent", []);

export const visitAtom = atom(null, (get, set, visited: Visited) => {
  const others = get(recentAtom).filter(({ path }) => path !== visited.path);
  set(recentAtom, [visited, ...others].slice(0, maxKept));
});
