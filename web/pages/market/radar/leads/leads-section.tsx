import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { leadAds, leadDays } from "@/modules/market/employers/rules";
import { leadList, leadViewOf, type LeadView } from "@/web/features/market/employers/queries";
import { Segmented } from "@/web/ui/segmented";
import { SectionState } from "../section-state";
import { LeadCard } from "./lead-card";

const views = ["live", "contacted", "dismissed"] as const satisfies LeadView[];

/** Employers worth a call, each with the ads that say so. */
export default function LeadsSection() {
  const t = useTranslations("radar.leads");
  const [params, setParams] = useSearchParams();
  const state = leadViewOf(params.get("state"));
  const query = useQuery(leadList(state));
  const choose = (view: LeadView) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (view === "live") after.delete("state");
        else after.set("state", view);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="max-w-2xl text-sm text-ink-2">
          {t("text", { ads: leadAds, days: leadDays })}
        </p>
        <Segmented
          label={t("view")}
          choices={views.map((value) => ({ value, label: t(`views.${value}`) }))}
          value={state}
          onValueChange={choose}
        />
      </div>
      <SectionState section="leads" query={query} isEmpty={(leads) => leads.length === 0}>
        {(leads) => (
          <ul aria-label={t("label")} className="grid grid-cols-1 gap-4">
            {leads.map((lead) => (
              <li key={lead.id}>
                <LeadCard lead={lead} />
              </li>
            ))}
          </ul>
        )}
      </SectionState>
    </>
  );
}
