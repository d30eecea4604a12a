import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Radar } from "@/modules/market/employers/model";
import { radarOverview } from "@/web/features/market/employers/queries";
import { cx } from "@/web/ui/cx";
import { Moved } from "./moved";
import { type Section, sectionPath, sections, useSection } from "./sections";

/** What moved this week, and the parts of the radar. */
export function RadarSummary() {
  const { data } = useQuery(radarOverview);
  return (
    <>
      <Moved radar={data} />
      <SectionNav radar={data} />
    </>
  );
}

/** The parts of the radar; each has an address of its own. */
function SectionNav({ radar }: { radar: Radar | undefined }) {
  const t = useTranslations("radar.sections");
  const current = useSection();
  const counts: Partial<Record<Section, number | undefined>> = {
    employers: radar?.employers,
    leads: radar?.liveLeads,
    hard: radar?.hardToFill,
    competitors: radar?.agencies,
  };
  return (
    <nav aria-label={t("label")} className="flex gap-5 overflow-x-auto border-b border-line px-0.5">
      {sections.map((section) => (
        <Link
          key={section}
          to={sectionPath(section)}
          aria-current={section === current ? "true" : undefined}
          className={cx(
            "-mb-px inline-flex min-h-[36px] shrink-0 items-center gap-1.5 border-b-2 text-sm",
            "outline-offset-[-2px]",
            section === current
              ? "border-primary font-medium text-ink"
              : "border-transparent text-ink-2 hover:text-ink",
          )}
        >
          {t(section)}
          {counts[section] !== undefined && (
            <span className="num text-xs text-ink-3">{counts[section]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}
