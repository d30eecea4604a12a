import { useInfiniteQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Campaign } from "@/modules/engagement/campaigns/model";
import {
  campaignFilters,
  campaignList,
  campaignsMatching,
} from "@/web/features/engagement/campaigns/queries";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { Button, buttonClass } from "@/web/ui/button";
import { CampaignCard, campaignColumns } from "./campaign-columns";
import { useAddress } from "./use-address";

const NewCampaignDialog = lazy(() => import("./new-campaign-dialog"));
// Nothing is chosen at first.
const CampaignBulk = lazy(() => import("./campaign-bulk"));

/** What a campaign does by a key, which its row does too: its emails, and the next step of its status. */
const shortcuts = ["e", "s"] as const;

/** Every campaign, the newest first, with where it stands. */
export function CampaignList() {
  const { open } = useAddress();
  const address = useListAddress("/crm", campaignFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(campaignList(query)));
  const words = useWords();
  return (
    <PlainList<Campaign>
      texts="campaigns"
      views="campaign"
      isPart
      filters={campaignFilters}
      address={address}
      list={list}
      matching={campaignsMatching(query)}
      words={words}
      actions={<ExportMenu path="/api/campaigns/export" filter={query} />}
      first={<NewCampaign />}
      columns={campaignColumns}
      nameOf={({ number, name }) => `${number} ${name}`}
      card={(campaign) => <CampaignCard campaign={campaign} />}
      open={({ id }) => open(id)}
      shortcuts={shortcuts}
      bulk={(_rows, selection) => <CampaignBulk selection={selection} />}
    />
  );
}

function NewCampaign() {
  const t = useTranslations("campaigns.list");
  const mayCreate = useHasRole("recruiter");
  const [isNew, setNew] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <Button look="primary" icon={Plus} onClick={() => setNew(true)}>
        {t("new")}
      </Button>
      {isNew && (
        <Suspense>
          <NewCampaignDialog onClose={() => setNew(false)} />
        </Suspense>
      )}
    </>
  );
}

function useWords(): ListWords {
  const t = useTranslations("campaigns.list");
  const tFailed = useTranslations("campaigns");
  const mayCreate = useHasRole("recruiter");
  const toJobs = mayCreate && (
    <Link to="/jobs" className={buttonClass()}>
      {t("toJobs")}
    </Link>
  );
  return {
    title: t("label"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("more", { left }),
    failed: tFailed("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: t("none"), text: t("noneText"), action: toJobs },
  };
}
