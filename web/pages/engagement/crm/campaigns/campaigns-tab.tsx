import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { SkeletonRows } from "@/web/ui/skeleton";
import { CampaignList } from "./campaign-list";
import { useAddress } from "./use-address";

// Most days nobody opens one.
const CampaignView = lazy(() => import("./record/campaign-view"));

/** All campaigns, or the one that the address names. */
export function CampaignsTab() {
  const t = useTranslations("campaigns");
  const { opened } = useAddress();
  if (!opened) return <CampaignList />;
  return (
    <Suspense fallback={<SkeletonRows label={t("reading")} rows={4} />}>
      <CampaignView key={opened} id={opened} />
    </Suspense>
  );
}

export { CampaignsTab as Component };
