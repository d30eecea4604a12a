import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Terms = lazyWithTexts(["rateCards"], async () => ({
  Component: (await import("./terms-section")).PayTermsSection,
}));

/** What a client pays its own people; loaded when it is shown. */
export const PayTermsSection = (props: ComponentProps<typeof Terms>) => (
  <Suspense>
    <Terms {...props} />
  </Suspense>
);
