import { lazy } from "react";

/** Why a score is what it is; it travels once somebody points at one. */
export const LazyScoreWhy = lazy(async () => ({ default: (await import("./score-why")).ScoreWhy }));
