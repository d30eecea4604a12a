import { useTranslations } from "use-intl";
import type { Analytics } from "@/modules/staffing/pipeline/model";
import { staysForMedian } from "@/modules/staffing/pipeline/rules";
import { Part } from "./part";

/** How long candidates stay in each kind of stage. */
export function Stays({ stays }: Pick<Analytics, "stays">) {
  const t = useTranslations("projectWork");
  return (
    <Part title={t("analytics.stays")}>
      <dl className="grid grid-cols-[160px_minmax(0,1fr)] gap-x-3 gap-y-1">
        {stays.map(({ type, medianDays, stays: count }) => (
          <div key={type} className="contents">
            <dt className="text-ink-3">{t(`stageTypes.${type}`)}</dt>
            <dd className="text-ink">
              {medianDays === null
                ? t("analytics.tooFewStays", { count, needed: staysForMedian })
                : t("analytics.median", { days: medianDays, count })}
            </dd>
          </div>
        ))}
      </dl>
    </Part>
  );
}
