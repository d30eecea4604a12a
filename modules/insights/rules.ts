// Specification §9
export const strongMatchesShown = 3;
export const activeProjectsShown = 2;
export const metricsPollMs = 30_000;
/** Shown greyed with the word "benchmark" until enough of the user's own figures exist. */
export { successRateBenchmark } from "@/modules/recruiters/rules";
export const comparedDays = 30;
