import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { Read } from "@/web/features/platform/records/read";
import { agencyPapers, countryRules } from "@/web/features/privacy/compliance/queries";
import { TopicRules } from "@/web/features/staffing/country-rules/topic-rules";
import { useMay } from "@/web/shared/use-may";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { NeedItem } from "./need-item";
import { needs } from "./needs";

/** What an agency has to be registered, admitted and certified for, and how it stands. */
export function AgencyTab() {
  const t = useTranslations("compliance");
  const papers = useQuery(agencyPapers);
  const { data: rules = [] } = useQuery(countryRules);
  const mayEdit = useMay("admin");
  const toPapers = mayEdit && (
    <Link to="/legal?tab=certificates" className={buttonClass("secondary", "sm")}>
      {t("agency.toPapers")}
    </Link>
  );
  return (
    <Read query={papers} words={{ loading: t("loading"), failed: t("agency.failed") }}>
      {(held) => (
        <div className="grid grid-cols-1 gap-4">
          <Card title={t("agency.title")} action={toPapers}>
            <ul aria-label={t("agency.title")} className="grid gap-3">
              {needs.map((kind) => (
                <NeedItem key={kind} kind={kind} held={held} deposit={depositIn(rules)} />
              ))}
            </ul>
          </Card>
          <TopicRules topic="agency" />
        </div>
      )}
    </Read>
  );
}

const depositIn = (rules: readonly CountryRule[]): number =>
  rules.find(({ id }) => id === "nl-admission")?.values["depositEuros"] ?? 0;
