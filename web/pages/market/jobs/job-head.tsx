import { Radar } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { ExportMenu } from "@/web/shared/export-menu";
import type { JobListQuery } from "@/web/features/market/jobs/queries";
import { buttonClass } from "@/web/ui/button";

export function JobHead({ query }: { query: JobListQuery }) {
  const t = useTranslations("jobs");
  return (
    <div className="flex flex-wrap gap-2">
      <ExportMenu path="/api/jobs/export" filter={query} />
      <Link to="/scraping" className={buttonClass("primary")}>
        <Radar aria-hidden="true" size={16} />
        {t("findMore")}
      </Link>
    </div>
  );
}
