import { type ComponentProps, Suspense } from "react";
import { lazySpeaking } from "@/web/i18n/with-texts";
import type { MergedBanner } from "./merged-banner";

const Banner = lazySpeaking(["merging"], async () => ({
  Component: (await import("./merged-banner")).MergedBanner,
}));

/** Behind the record it belongs to: hardly any record was merged. */
export const Merged = (props: ComponentProps<typeof MergedBanner>) => (
  <Suspense>
    <Banner {...props} />
  </Suspense>
);
