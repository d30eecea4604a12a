import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Tab = lazyWithTexts(["timesheets", "rateCards"], async () => ({
  Component: (await import("./timesheets-tab")).TimesheetsTab,
}));

/** The hours of one deployment, week by week; loaded when it is shown. */
export const TimesheetsTab = (props: ComponentProps<typeof Tab>) => (
  <Suspense>
    <Tab {...props} />
  </Suspense>
);
