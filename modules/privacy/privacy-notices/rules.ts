/** What those who got somebody's data are told about it (GDPR, article 19). */
export const tellings = ["corrected", "restricted", "erased"] as const;
export type Telling = (typeof tellings)[number];

/** Why a letter to somebody cannot go out. */
export const obstacles = ["noAddress", "noMail", "noPublicAddress", "noAgency"] as const;
export type Obstacle = (typeof obstacles)[number];

export const maxSourceLength = 500;
export const maxWordsLength = 1000;
/** So many at once, so that others have their turn in between. */
export const maxAtOnce = 200;
