import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Cards = lazyWithTexts(["rateCards"], async () => ({
  Component: (await import("./rate-cards")).RateCardsSection,
}));

/** What hours are billed and paid at for a client, project or deployment; loaded when it is shown. */
export const RateCards = (props: ComponentProps<typeof Cards>) => (
  <Suspense>
    <Cards {...props} />
  </Suspense>
);
