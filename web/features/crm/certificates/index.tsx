import { type ComponentProps, Suspense } from "react";
import { lazyWithTexts } from "@/web/i18n/with-texts";

const Tab = lazyWithTexts(["papers"], async () => ({
  Component: (await import("./wallet-tab")).WalletTab,
}));

/** What a candidate holds: certificates with their validity, and whether somebody has seen who they are. */
export const WalletTab = (props: ComponentProps<typeof Tab>) => (
  <Suspense>
    <Tab {...props} />
  </Suspense>
);
