import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Section = lazyWithTexts(["timesheets"], async () => ({
  Component: (await import("./approvers")).ApproversSection,
}));

/** Who approves a client's hours; loaded when it is shown. */
export const ApproversSection = (props: ComponentProps<typeof Section>) => (
  <Suspense>
    <Section {...props} />
  </Suspense>
);
