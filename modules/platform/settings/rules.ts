/** Keys of one group stand on one screen: the group is what comes before the dot. */
export const groupOf = (key: string): string => key.replace(/\..*$/, "");

/** A key shows its last characters only if enough of it stays hidden. */
export const hintLength = 4;
export const hintFrom = 16;
