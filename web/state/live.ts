import { atom } from "jotai";
export type LiveState = "connecting" | "open" | "closed";

export const liveStateAtom = atom<LiveState>("connecting");

/** Opens the socket again at once; set while somebody is signed in. */
export const liveRetryAtom = atom<{ retry: () => void } | null>(null);
