/** What a Dutch agency is asked for, in the order it is usually had. */
export const needs = ["waadi", "sna", "vcu", "wtta", "vog", "deposit"] as const;
export type Need = (typeof needs)[number];
