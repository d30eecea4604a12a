/** The parts of the reports screen, specification §2, in its order. */
export const packTabs = ["revenue", "performance", "analytics", "gdpr"] as const;
export type PackTab = (typeof packTabs)[number];

export const packStates = ["waiting", "making", "ready", "failed", "cancelled"] as const;
export type PackState = (typeof packStates)[number];
/** Somebody still waits for it. */
export const openStates = ["waiting", "making"] as const;
export const isOpen = (state: PackState): boolean => openStates.some((it) => it === state);

/** Asked for on the screen or in a terminal, or made because its day has come. */
export const packOrigins = ["asked", "scheduled"] as const;

/** A finished file lies so long, then it goes; what letters carry until the news is stale. */
export const packHours = { asked: 24, scheduled: 72 } as const;

/** How often somebody is sent the report of the last whole week or month. */
export const cadences = ["weekly", "monthly"] as const;
export type Cadence = (typeof cadences)[number];

/** As many rows of one table as a board reads; the files hold all of them. */
export const maxOnPaper = 15;
export const maxListed = 20;
/** So that nobody keeps the machine busy for the others. */
export const maxWaiting = 5;
