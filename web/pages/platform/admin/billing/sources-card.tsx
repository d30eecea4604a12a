import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { LegalSource } from "@/modules/billing/self-billing/model";
import { api, ok } from "@/web/api";
import { useCountryNames } from "@/web/shared/country-name";
import { useDay } from "@/web/shared/dates";
import { billingKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";

/** What VAT and wordings rest on; what nobody has compared with a text of the law is named first, to be checked. */
export function SourcesCard() {
  const t = useTranslations("billingSettings.sources");
  const [isWhole, showAll] = useState(false);
  const { data } = useQuery({
    queryKey: [...billingKey, "sources"],
    queryFn: () => ok(api["legal-sources"].get()),
    staleTime: Infinity,
  });
  if (!data) return null;
  const open = data.filter(({ checked }) => checked === null);
  const shown = isWhole ? data : open;
  return (
    <Card title={t("title")}>
      <p className="-mt-2 mb-3 max-w-prose text-sm text-ink-2">
        {t("open", { count: open.length })}
      </p>
      {shown.length > 0 && (
        <ul aria-label={t("list")} className="grid gap-2 text-sm">
          {shown.map((it) => (
            <Source key={`${it.what} ${it.country} ${it.source} ${it.from}`} source={it} />
          ))}
        </ul>
      )}
      {!isWhole && (
        <Button size="sm" className="mt-3" onClick={() => showAll(true)}>
          {t("all", { count: data.length })}
        </Button>
      )}
    </Card>
  );
}

function Source({ source: it }: { source: LegalSource }) {
  const t = useTranslations("billingSettings.sources");
  const day = useDay();
  const countryOf = useCountryNames();
  return (
    <li className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5 border-b border-line pb-2 last:border-0">
      <span className="font-medium text-ink">
        {it.country === null ? t("anywhere") : countryOf(it.country)} ·{" "}
        {t(`what.${it.what}`, { rate: (it.rate ?? 0) / 100 })}
      </span>
      {it.text && <span className="text-ink-2">“{it.text}”</span>}
      <span className="text-ink-2">{it.source}</span>
      {it.checked === null ? (
        <Tag tone="warn">{t("unchecked")}</Tag>
      ) : (
        <span className="text-ink-3">
          {it.seen
            ? t("checked", { day: day(it.checked), seen: it.seen })
            : t("checkedOnly", { day: day(it.checked) })}
        </span>
      )}
    </li>
  );
}
