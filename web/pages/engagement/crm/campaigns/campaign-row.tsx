import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Campaign } from "@/modules/engagement/campaigns/model";
import { campaignPath } from "@/web/features/engagement/campaigns/path";
import { useDay } from "@/web/shared/dates";
import { CampaignCounts } from "./campaign-counts";
import { StatusTag } from "./status-tag";

/** One campaign among others: what it is, where it stands and what has come of it. */
export function CampaignRow({ campaign }: { campaign: Campaign }) {
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
