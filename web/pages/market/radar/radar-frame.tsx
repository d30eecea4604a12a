import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { radarOverview } from "@/web/features/market/employers/queries";
import { isFullIn } from "@/web/shared/record/address";
import { cx } from "@/web/ui/cx";
import { RadarSummary } from "./radar-summary";

type Props = { panel: ReactNode; children: ReactNode };

/** The frame of the parts that are no list of records. */
export function RadarFrame({ panel, children }: Props) {
  const t = useTranslations("radar");
  const { search } = useLocation();
  const { data } = useQuery(radarOverview);
  const isFull = Boolean(panel) && isFullIn(search);
  return (
    <div className="flex min-w-0 items-start">
      <div
        className={cx(
          "min-w-0 flex-1 grid-cols-1 gap-4 p-4 pb-24 sm:p-6 sm:pb-24",
          isFull ? "grid min-[1100px]:hidden" : "grid",
        )}
      >
        <PageHead
          title={t("title")}
          count={data ? t("count", { count: data.employers }) : "\u00a0"}
        />
        <RadarSummary />
        {children}
      </div>
      {panel}
    </div>
  );
}
