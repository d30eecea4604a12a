import { useTranslations } from "use-intl";
import type { CampaignRecord } from "@/modules/engagement/campaigns/model";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { CampaignCounts } from "../campaign-counts";

const troubles = ["queued", "held", "refused", "failed", "unsure"] as const;

/** How far a confirmed campaign is; a draft has nothing to tell. */
export function CampaignProgress({ campaign: { confirmedAt, counts } }: Props) {
  const t = useTranslations("campaigns");
  if (confirmedAt === null) return null;
  const { recipients: all, waiting, letters } = counts;
  const done = all - waiting;
  const others = troubles
    .filter((state) => letters[state] > 0)
    .map((state) => t(`others.${state}`, { count: letters[state] }));
  return (
    <Card>
      <CampaignCounts counts={counts} isLarge />
      <div className="mt-4 grid gap-1.5">
        <Progress
          label={t("counts.label")}
          value={all === 0 ? 0 : Math.round((100 * done) / all)}
          text={t("progress", { done, all })}
        />
        <p className="flex flex-wrap justify-between gap-x-4 text-xs text-ink-3">
          <span>{t("progress", { done, all })}</span>
          <span>{others.join(" · ")}</span>
        </p>
      </div>
    </Card>
  );
}

type Props = { campaign: CampaignRecord };
