import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { OwnAd } from "@/modules/privacy/compliance/model";
import { PayCheckLine } from "@/web/features/market/employers/pay-check-line";
import { Tag } from "@/web/ui/tag";

/** Each ad with what it lacks, the worst first; its job is where it is mended. */
export function OwnAds({ ads }: { ads: readonly OwnAd[] }) {
  const t = useTranslations("compliance.pay");
  return (
    <ul aria-label={t("ads")} className="grid gap-4">
      {ads.map((ad) => (
        <li key={ad.id} className="grid gap-1.5 text-sm">
          <p className="flex flex-wrap items-center gap-2">
            <Link
              to={`/jobs/${ad.jobId}`}
              className="inline-flex min-h-[24px] items-center font-medium text-ink underline-offset-2 hover:underline"
            >
              {ad.title}
            </Link>
            {ad.client && <span className="text-ink-2">{ad.client}</span>}
            <Tag tone={ad.state === "open" ? "ok" : "neutral"}>{t(`states.${ad.state}`)}</Tag>
          </p>
          <PayCheckLine pay={ad} />
        </li>
      ))}
    </ul>
  );
}
