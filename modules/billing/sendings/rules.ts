/** What goes out: the invoices themselves, or reminders of those that are overdue. */
export const sendingKinds = ["invoices", "reminders"] as const;
export type SendingKind = (typeof sendingKinds)[number];

export const sendingStates = ["running", "done", "cancelled"] as const;
export const sendingItemStates = ["waiting", "sent", "refused"] as const;

/** As many letters as one run sends. */
export const maxLetters = 5000;
/** As many runs as are shown, for a day after their end. */
export const sendingsShown = 10;
