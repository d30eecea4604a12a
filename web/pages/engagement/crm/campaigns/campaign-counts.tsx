import { useFormatter, useTranslations } from "use-intl";
import type { Counts } from "@/modules/engagement/campaigns/model";
import { cx } from "@/web/ui/cx";

type Props = { counts: Counts; isLarge?: boolean };

/** How many people it goes to, and what has become of it. */
export function CampaignCounts({ counts, isLarge = false }: Props) {
  const t = useTranslations("campaigns.counts");
  const format = useFormatter();
  const { recipients, replied, bounced, optedOut, letters } = counts;
  const shown = { recipients, sent: letters.sent, replied, bounced, optedOut };
  return (
    <dl aria-label={t("label")} className="grid grid-cols-3 gap-x-4 gap-y-2 sm:grid-cols-5">
      {(Object.keys(shown) as (keyof typeof shown)[]).map((name) => (
        <div key={name} className="flex flex-col">
          <dt className="eyebrow truncate">{t(name)}</dt>
          <dd className={cx("num text-ink", isLarge ? "text-num-xl font-medium" : "text-sm")}>
            {format.number(shown[name])}
          </dd>
        </div>
      ))}
    </dl>
  );
}
