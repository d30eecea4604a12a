import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { useCountryNames } from "@/web/shared/country-name";
import { useDay } from "@/web/shared/dates";
import { SeatPlan } from "@/web/features/staffing/projects/seat-plan";
import { SeatsBar } from "@/web/features/staffing/projects/seats-bar";
import { useEuros } from "@/web/shared/use-euros";
import { Requirements } from "@/web/features/staffing/requirements";
import { Facts } from "@/web/shared/record/facts";
import { SectionTitle } from "@/web/ui/section-title";
import { ClientLine } from "../client-line";
import { SeatTable } from "./seat-table";

/** Everything that a project is agreed on. */
export function ProjectOverview({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projects");
  const { description, positionsFilled, positionsRequired, seats } = project;
  return (
    <div className="grid gap-6">
      {description && <p className="text-sm whitespace-pre-line text-ink">{description}</p>}
      <section className="grid gap-2">
        <SectionTitle>
          {t("positions", { filled: positionsFilled, required: positionsRequired })}
        </SectionTitle>
        <SeatsBar filled={positionsFilled} required={positionsRequired} />
        <SeatTable seats={seats} />
      </section>
      <SeatPlan seats={seats} />
      <Agreement project={project} />
      <Requirements owner={{ kind: "project", id: project.id }} name={project.name} />
    </div>
  );
}

function Agreement({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projects");
  const tAll = useTranslations("records");
  const dayOf = useDay();
  const eurosOf = useEuros();
  const countryOf = useCountryNames();
  const { siteName, location, country, startDate, endDate, budget, createdAt } = project;
  return (
    <Facts
      title={t("record.agreement")}
      rows={[
        [t("fields.clientName"), <ClientLine key="client" project={project} />],
        [t("fields.siteId"), siteName],
        [
          t("fields.location"),
          [location, country && countryOf(country)].filter(Boolean).join(", "),
        ],
        [t("fields.startDate"), startDate && dayOf(startDate)],
        [t("fields.endDate"), endDate && dayOf(endDate)],
        [t("fields.budget"), budget && <span className="num">{eurosOf(budget)}</span>],
        [tAll("created"), dayOf(createdAt)],
      ]}
    />
  );
}
