import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Check = lazyWithTexts(["readiness"], async () => ({
  Component: (await import("./start-check")).StartCheckTab,
}));
const Told = lazyWithTexts(["readiness"], async () => ({
  Component: (await import("./start-check-result")).StartCheckResult,
}));

/** "Can she start on Monday?", for one candidate and a place that is chosen here. */
export const StartCheckTab = (props: ComponentProps<typeof Check>) => (
  <Suspense>
    <Check {...props} />
  </Suspense>
);

/** A start check that somebody has made: its light, what is in the way, and the overrides of its deployment. */
export const StartCheckResult = (props: ComponentProps<typeof Told>) => (
  <Suspense>
    <Told {...props} />
  </Suspense>
);
