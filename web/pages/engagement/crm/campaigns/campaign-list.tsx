import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Campaign } from "@/modules/engagement/campaigns/model";
import { statuses } from "@/modules/engagement/campaigns/rules";
import { campaignPath } from "@/web/features/engagement/campaigns/path";
import { campaignList } from "@/web/features/engagement/campaigns/queries";
import { Read } from "@/web/features/records/core/read";
import { useDay } from "@/web/shared/dates";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button, buttonClass } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { Select } from "@/web/ui/select";
import { CampaignCounts } from "./campaign-counts";
import { StatusTag } from "./status-tag";
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

/** One campaign among others: what it is, where it stands and what has come of it. */
function CampaignRow({ campaign }: { campaign: Campaign }) {
  const t = useTranslations("campaigns");
  const dayOf = useDay();
  const { id, number, name, status, audienceKind, createdBy, createdAt, counts } = campaign;
  return (
    <li className="relative grid gap-x-6 gap-y-3 px-4 py-3.5 focus-within:bg-sunken hover:bg-sunken lg:grid-cols-[minmax(0,1fr)_minmax(0,32rem)]">
      <div className="grid min-w-0 gap-1">
        <p className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="num text-xs text-ink-3">{number}</span>
          <Link
            to={campaignPath(id)}
            className="flex min-h-[24px] min-w-0 items-center text-sm font-medium break-words text-ink after:absolute after:inset-0"
          >
            {name}
          </Link>
          <StatusTag status={status} />
        </p>
        <p className="text-xs text-ink-3">
          {t(`audienceKinds.${audienceKind}`)} ·{" "}
          {t("list.by", { name: createdBy, day: dayOf(createdAt) })}
        </p>
      </div>
      <CampaignCounts counts={counts} />
    </li>
  );
}

type Props = { isNarrowed: boolean; showAll: () => void };

/** That there is none, and where one begins. */
function NoCampaigns({ isNarrowed, showAll }: Props) {
  const t = useTranslations("campaigns.list");
  const mayCreate = useMay("recruiter");
  if (isNarrowed) {
    return (
      <EmptyState
        kind="nothing-matches"
        title={t("noMatch")}
        text={t("noMatchText")}
        action={<Button onClick={showAll}>{t("showAll")}</Button>}
      />
    );
  }
  const choose = (
    <Link to="/jobs" className={buttonClass()}>
      {t("toJobs")}
    </Link>
  );
  return (
    <EmptyState
      kind="nothing-yet"
      title={t("none")}
      text={t("noneText")}
      action={mayCreate && choose}
    />
  );
}
