export const states = ["active", "completed", "cancelled", "failed"] as const;
export type RunState = (typeof states)[number];

/** How many jobs are written at once: few enough that whoever asks meanwhile hardly waits. */
export const batchSize = 10;
/** The breath between two batches, in which others are answered. */
export const pauseMs = 5;
/** How long one batch may be read; a text that takes longer is written to hurt. */
export const batchDeadlineMs = 10_000;
/** So many times in a row a batch may meet jobs that somebody changes meanwhile. */
export const maxConflicts = 20;
/** Jobs whose score moved the most, as the report shows them. */
export const moversShown = 20;
/** Lines that tell why one of them moved. */
export const reasonsShown = 5;
/** Reports of older runs are let go. */
export const keptRuns = 10;
/** How often a screen asks how far it is. */
export const pollMs = 1000;
/** A difference of points below this is rounding. */
export const smallestMove = 0.05;

export const reportFormats = ["json", "csv"] as const;
