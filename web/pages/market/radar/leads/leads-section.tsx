import { useInfiniteQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Lead } from "@/modules/market/employers/model";
import { leadAds, leadDays } from "@/modules/market/employers/rules";
import { useCityNames } from "@/web/shared/place-names";
import { leadFilters, leadList, leadsMatching } from "@/web/features/market/employers/leads";
import { radarPollMs } from "@/web/features/market/employers/queries";
import { type ListWords, PlainList } from "@/web/pages/records/plain-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { ScrapeFirst } from "../scrape-first";
import { useEmployerPath } from "../sections";
import { LeadCard } from "./lead-card";
import { leadColumns } from "./lead-columns";

// Nothing is chosen at first.
const LeadBulk = lazy(() => import("./lead-bulk"));

/** Employers worth a call, each with the ads that say so. */
function LeadsSection() {
  const t = useTranslations("radar.leads");
  const cityOf = useCityNames();
  const address = useListAddress("/radar", leadFilters);
  const { query } = address;
  const list = usePages(
    useInfiniteQuery({
      ...leadList(query),
      refetchInterval: ({ state }) => ((state.data?.pages.length ?? 0) > 1 ? false : radarPollMs),
    }),
  );
  const navigate = useNavigate();
  const employerPath = useEmployerPath();
  const words = useWords();
  return (
    <div className="grid grid-cols-1 gap-4">
      <p className="max-w-2xl text-sm text-ink-2">{t("text", { ads: leadAds, days: leadDays })}</p>
      <PlainList<Lead>
        texts="leads"
        views="lead"
        isPart
        filters={leadFilters}
        address={address}
        list={list}
        matching={leadsMatching(query)}
        words={words}
        actions={<ExportMenu path="/api/leads/export" filter={query} />}
        columns={leadColumns}
        nameOf={({ employer, metro }) => t("of", { employer, metro: cityOf(metro) })}
        card={(lead) => <LeadCard lead={lead} />}
        open={({ employerId }) => void navigate(employerPath(employerId))}
        bulk={(_rows, selection) => <LeadBulk selection={selection} />}
      />
    </div>
  );
}

function useWords(): ListWords {
  const t = useTranslations("leads");
  const tNone = useTranslations("radar.none.leads");
  return {
    title: t("title"),
    count: (count) => t("count", { count }),
    search: t("search"),
    more: (left) => t("loadMore", { left }),
    failed: t("failed"),
    noMatch: { title: t("noMatch"), text: t("noMatchText") },
    nothing: { title: tNone("title"), text: tNone("text"), action: <ScrapeFirst /> },
  };
}

export { LeadsSection as Component };
