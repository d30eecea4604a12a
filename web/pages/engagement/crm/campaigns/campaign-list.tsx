import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { statuses } from "@/modules/engagement/campaigns/rules";
import { Read } from "@/web/features/platform/records/read";
import { campaignList } from "@/web/features/engagement/campaigns/queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Select } from "@/web/ui/select";
import { CampaignRow } from "./campaign-row";
import { NoCampaigns } from "./no-campaigns";
import { useAddress } from "./use-address";

const NewCampaignDialog = lazy(() => import("./new-campaign-dialog"));

/** Every campaign, the newest first, with where it stands. */
export function CampaignList() {
  const t = useTranslations("campaigns");
  const mayCreate = useMay("recruiter");
  const { state, narrow } = useAddress();
  const [isNew, setNew] = useState(false);
  const campaigns = useQuery(campaignList(state));
  const options = (["all", ...statuses] as const).map((value) => ({
    value,
    label: value === "all" ? t("list.all") : t(`statuses.${value}`),
  }));
  const create = mayCreate && (
    <Button look="primary" icon={Plus} onClick={() => setNew(true)}>
      {t("list.new")}
    </Button>
  );
  return (
    <div className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Select
          aria-label={t("list.filter")}
          options={options}
          value={state}
          onValueChange={narrow}
        />
        {create}
      </div>
      <Read query={campaigns} words={{ loading: t("reading"), failed: t("failed") }}>
        {(found) =>
          found.length === 0 ? (
            <NoCampaigns isNarrowed={state !== "all"} showAll={() => narrow("all")} />
          ) : (
            <ul
              aria-label={t("list.label")}
              className="grid divide-y divide-line rounded-lg border border-line bg-surface shadow-card"
            >
              {found.map((campaign) => (
                <CampaignRow key={campaign.id} campaign={campaign} />
              ))}
            </ul>
          )
        }
      </Read>
      {isNew && (
        <Suspense>
          <NewCampaignDialog onClose={() => setNew(false)} />
        </Suspense>
      )}
    </div>
  );
}
