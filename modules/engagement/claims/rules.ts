/** A figure from fewer cases than this says more about chance than about the agency. */
export const minCases = 10;
/** What lies further back says little about the agency of today. */
export const months = 24;
