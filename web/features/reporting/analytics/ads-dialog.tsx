import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { AdLines } from "@/modules/reporting/reports/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryNames } from "@/web/shared/country-name";
import { useListState } from "@/web/shared/list/use-list-state";
import { ComparedPeriods } from "@/web/shared/periods/compared-periods";
import { useDay } from "@/web/shared/dates";
import { adLines } from "@/web/features/reporting/reports/queries";
import { Dialog } from "@/web/ui/dialog";
import { EmptyState } from "@/web/ui/empty-state";
import type { Choice } from "@/src/calendar";
import { subjects } from "./use-ads-of";

/** The ads behind a figure, by the same filter; which figure says the address. */
export function AdsDialog({ choice }: { choice: Choice }) {
  const t = useTranslations("analytics.ads");
  const tCommon = useTranslations("common.actions");
  const nameOf = useCountryNames();
  const { values, change } = useListState(subjects);
  const { country, skill } = values;
  if (!country && !skill) return null;
  return (
    <Dialog
      open
      onOpenChange={() => change({ country: undefined, skill: undefined })}
      size="lg"
      title={
        country ? t("country", { subject: nameOf(country) }) : t("skill", { subject: skill ?? "" })
      }
      description={t("text")}
      closeLabel={tCommon("close")}
    >
      <Ads asked={{ ...choice, ...(country && { country }), ...(skill && { skill }) }} />
    </Dialog>
  );
}

function Ads({ asked }: { asked: Parameters<typeof adLines>[0] }) {
  const t = useTranslations("analytics.ads");
  const query = useQuery(adLines(asked));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(found) => <Found found={found} />}
    </Read>
  );
}

function Found({ found: { lines, total, ...report } }: { found: AdLines }) {
  const t = useTranslations("analytics.ads");
  const dayOf = useDay();
  if (lines.length === 0) return <EmptyState kind="nothing-matches" title={t("none")} />;
  return (
    <div className="grid gap-3">
      <ComparedPeriods report={report} />
      <ul aria-label={t("list")} className="divide-y divide-line">
        {lines.map(({ id, title, company, location, at }) => (
          <li
            key={id}
            className="flex flex-wrap items-baseline justify-between gap-x-4 py-2 text-sm"
          >
            <span className="min-w-0">
              <Link
                to={`/jobs/${id}`}
                className="inline-flex min-h-[24px] items-center text-ink underline-offset-4 hover:underline"
              >
                {title}
              </Link>
              <span className="block text-xs text-ink-3">
                {[company, location].filter(Boolean).join(" · ")}
              </span>
            </span>
            <span className="num text-xs text-ink-2">{dayOf(at)}</span>
          </li>
        ))}
      </ul>
      <p className="num text-sm text-ink">{t("total", { count: total })}</p>
    </div>
  );
}
