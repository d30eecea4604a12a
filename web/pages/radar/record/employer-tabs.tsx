import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/employers/model";
import { Tabs } from "@/web/ui/tabs";
import { AdRows } from "../ad-rows";
import { PayTotals } from "../pay-totals";
import { EmployerOverview } from "./employer-overview";
import { VerdictPart } from "./verdict-part";

const names = ["overview", "ads", "pay", "verdict"] as const;
type Name = (typeof names)[number];

export function EmployerTabs({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar.record");
  const [params, setParams] = useSearchParams();
  const open = (name: Name) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const contents: Record<Name, ReactNode> = {
    overview: <EmployerOverview employer={employer} />,
    ads: <AdRows label={t("ads")} ads={employer.ads} />,
    pay: <PayTotals pay={employer.pay} />,
    verdict: <VerdictPart employer={employer} />,
  };
  return (
    <div className="px-4 pt-2 pb-8">
      <Tabs
        label={t("tabs")}
        tabs={names.map((value) => ({
          value,
          // A word as short as "Pay" is still a target one can hit.
          label: <span className="inline-block min-w-[26px]">{t(value)}</span>,
          content: contents[value],
        }))}
        value={names.find((name) => name === params.get("tab")) ?? "overview"}
        onValueChange={open}
      />
    </div>
  );
}
