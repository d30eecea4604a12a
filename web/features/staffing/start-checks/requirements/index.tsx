import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

/** The editor for a record that is not there yet. */
export const RequirementChoice = lazyWithTexts(["readiness"], async () => ({
  Component: (await import("./requirement-choice")).RequirementChoice,
}));

const Set = lazyWithTexts(["readiness"], async () => ({
  Component: (await import("./requirement-set")).RequirementSetSection,
}));

/** What a client, a site or a project asks before a start, and the way to change it; loaded when it is shown. */
export const RequirementSetSection = (props: ComponentProps<typeof Set>) => (
  <Suspense>
    <Set {...props} />
  </Suspense>
);
