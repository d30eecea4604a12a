import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ClientPay, OwnAd } from "@/modules/privacy/compliance/model";
import { PayCheckLine } from "@/web/features/market/employers/pay-check-line";
import { PayScore } from "@/web/features/market/employers/pay-score";
import { PayTotals } from "@/web/features/market/employers/pay-totals";
import { payTransparency } from "@/web/features/privacy/compliance/queries";
import { Read } from "@/web/features/records/core/read";
import { TopicRules } from "@/web/features/staffing/country-rules/topic-rules";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState } from "@/web/ui/empty-state";
import { Tag } from "@/web/ui/tag";

/** How openly the agency's own ads speak of pay, together, by client and one by one. */
export function PayTab() {
  const t = useTranslations("compliance");
  const query = useQuery(payTransparency);
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("pay.failed") }}>
      {({ totals, ads, clients }) =>
        ads.length === 0 ? (
          <EmptyState
            kind="nothing-yet"
            title={t("pay.none")}
            text={t("pay.noneText")}
            action={
              <Link to="/jobs" className={buttonClass()}>
                {t("pay.toJobs")}
              </Link>
            }
          />
        ) : (
          <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-2">
            <Card title={t("pay.title")}>
              <p className="-mt-2 mb-4 text-sm text-ink-2">{t("pay.text")}</p>
              <PayTotals pay={totals} />
            </Card>
            <Card title={t("pay.clients")}>
              <ClientTable clients={clients} />
            </Card>
            <Card title={t("pay.ads")} className="xl:col-span-2">
              <OwnAds ads={ads} />
            </Card>
            <div className="grid gap-1 xl:col-span-2">
              <TopicRules topic="pay" />
            </div>
          </div>
        )
      }
    </Read>
  );
}

/** Whom the ads are for, and how their own ads elsewhere do beside them. */
function ClientTable({ clients }: { clients: readonly ClientPay[] }) {
  const t = useTranslations("compliance.pay");
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={t("clients")}>
      <table aria-label={t("clients")} className="w-full text-left text-sm">
        <thead>
          <tr className="text-xs text-ink-3">
            {(["client", "own", "score", "found", "foundScore"] as const).map((column) => (
              <th key={column} scope="col" className="py-1.5 pr-4 font-medium">
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {clients.map((it) => (
            <tr key={it.name} className="border-t border-line">
              <th scope="row" className="py-2 pr-4 font-medium text-ink">
                {it.clientId ? (
                  <Link
                    to={`/clients/${it.clientId}`}
                    className="inline-flex min-h-[24px] items-center underline-offset-2 hover:underline"
                  >
                    {it.name}
                  </Link>
                ) : (
                  it.name
                )}
              </th>
              <td className="num py-2 pr-4 text-ink-2">{it.ads}</td>
              <td className="py-2 pr-4">
                <PayScore score={it.score} />
              </td>
              <td className="num py-2 pr-4 text-ink-2">{it.found}</td>
              <td className="py-2 pr-4">
                <PayScore score={it.foundScore} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Each ad with what it lacks, the worst first; its job is where it is mended. */
function OwnAds({ ads }: { ads: readonly OwnAd[] }) {
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

export { PayTab as Component };
