import { lazy } from "react";

/** Why a score is what it is; loaded when the pointer first rests on a score. */
export const LazyScoreWhy = lazy(async () => ({ default: (await import("./score-why")).ScoreWhy }));
