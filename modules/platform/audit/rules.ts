/** What can have been done to a trail, as far as its seals tell. */
export const tamperings = ["edited", "missing", "inserted", "moved", "cut", "unsealed"] as const;
export type Tampering = (typeof tamperings)[number];

/** Whether the head noted beside the database is the one in it. */
export const anchorStates = ["holds", "none", "lost"] as const;
