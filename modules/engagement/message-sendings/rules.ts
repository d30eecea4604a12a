export const messageSendingStates = ["running", "done", "cancelled"] as const;
export const messageItemStates = ["waiting", "sent", "refused"] as const;

/** Nobody reads as many replies as more letters would bring. */
export const maxReaders = 200;
/** As many runs as are shown, for a day after their end. */
export const messageSendingsShown = 5;

/** Why somebody who was chosen is not written to. */
export const sentence = {
  archived: "The client is archived.",
  noContact: "The client has no contact.",
  noAddress: "This person has no email address.",
  bounced: "Email to this address came back.",
  optedOut: "This person wants no mailings.",
  objected: "This person does not want to be approached.",
  twice: "This address is on the list twice.",
} as const;
export type Skip = keyof typeof sentence;
