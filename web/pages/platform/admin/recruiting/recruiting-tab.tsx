import { ChevronRight } from "lucide-react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Card } from "@/web/ui/card";
import { StageTemplates } from "./stage-templates";

/** What recruiters choose from: the stages of new boards here, everything else a link away. */
export function RecruitingTab() {
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(280px,2fr)]">
      <StageTemplates />
      <ListsCard />
    </div>
  );
}

const places = [
  { name: "documents", path: "/admin?tab=documents" },
  { name: "messages", path: "/admin?tab=email" },
  { name: "benchmarks", path: "/admin?tab=benchmarks" },
  { name: "requirements", path: "/clients" },
  { name: "rates", path: "/deployments" },
  { name: "searches", path: "/scraping" },
  { name: "rules", path: "/compliance" },
  { name: "terms", path: "/admin?tab=apiKeys" },
] as const;

/** Where the other lists are kept, because each stands where it is used. */
function ListsCard() {
  const t = useTranslations("house.lists");
  return (
    <Card title={t("title")}>
      <ul className="divide-y divide-line border-y border-line">
        {places.map(({ name, path }) => (
          <li key={name}>
            <Link to={path} className="flex items-center gap-3 py-2.5 text-sm hover:bg-sunken">
              <span className="grid min-w-0 flex-1 gap-0.5">
                <span className="font-medium text-ink">{t(`names.${name}`)}</span>
                <span className="text-xs text-ink-2">{t(`texts.${name}`)}</span>
              </span>
              <ChevronRight aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

export { RecruitingTab as Component };
