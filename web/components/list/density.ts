import { atomWithStorage } from "jotai/utils";

export const rowHeights = { compact: 34, cozy: 44 } as const;
export type Density = keyof typeof rowHeights;

/** How close the rows of every list stand; kept in this browser. */
export const densityAtom = atomWithStorage<Density>("density", "cozy");
