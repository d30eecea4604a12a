import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Card = lazyWithTexts(["actuals"], () => import("./actuals-card"));

/** Planned against approved hours, fetched with its texts when a record shows it. */
export const Actuals = (props: ComponentProps<typeof Card>) => (
  <Suspense>
    <Card {...props} />
  </Suspense>
);

const Whole = lazyWithTexts(["actuals"], () => import("./agency-card"));

/** The same of the whole agency, as a picture. */
export const AgencyActuals = () => (
  <Suspense>
    <Whole />
  </Suspense>
);
