import { type ComponentProps, Suspense } from "react";
import { lazySpeaking } from "@/web/i18n/with-texts";

const Tab = lazySpeaking(["papers"], async () => ({
  Component: (await import("./consents-tab")).ConsentsTab,
}));

/** What a person agreed to, how long their data may stay, and whether they know that we have it. */
export const ConsentsTab = (props: ComponentProps<typeof Tab>) => (
  <Suspense>
    <Tab {...props} />
  </Suspense>
);
