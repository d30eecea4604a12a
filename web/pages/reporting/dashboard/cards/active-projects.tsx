import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { progressOf } from "@/modules/staffing/projects/rules";
import { useDay } from "@/web/shared/dates";
import { activeProjects } from "@/web/features/reporting/dashboard/queries";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";

/** Specification §2: up to two projects that are running, the most pressing first. */
export function ActiveProjects() {
  const t = useTranslations("dashboard.projects");
  const { data: projects } = useQuery(activeProjects);
  return (
    <Card title={t("title")}>
      {projects?.length === 0 && <p className="text-sm text-ink-2">{t("none")}</p>}
      <ul className="grid grid-cols-1 gap-4">
        {projects?.map((project) => (
          <li key={project.id} className="grid gap-1.5">
            <OneProject project={project} />
          </li>
        ))}
      </ul>
      <Link
        to="/projects"
        className="mt-3 inline-flex min-h-[24px] items-center text-sm text-primary-ink hover:underline"
      >
        {t("all")}
      </Link>
    </Card>
  );
}

function OneProject({ project }: { project: Project }) {
  const t = useTranslations("dashboard.projects");
  const dayOf = useDay();
  const { id, name, priority, location, endDate, positionsFilled, positionsRequired } = project;
  const isUrgent = priority === "urgent";
  const filled = { filled: positionsFilled, required: positionsRequired };
  return (
    <>
      <p className="flex flex-wrap items-center gap-2 text-sm">
        <Link
          to={`/projects/${id}`}
          className="leading-[24px] font-medium text-ink hover:underline"
        >
          {name}
        </Link>
        <Tag tone={isUrgent ? "bad" : "ok"}>{t(isUrgent ? "urgent" : "active")}</Tag>
      </p>
      <p className="flex flex-wrap gap-x-4 text-xs text-ink-2">
        <span>{t("required", { count: positionsRequired })}</span>
        <span>{location ?? t("multiple")}</span>
        <span className="num">{t("filled", filled)}</span>
        <span>{t("due", { day: endDate ? dayOf(endDate) : t("tbd") })}</span>
      </p>
      <Progress
        label={t("filled", filled)}
        value={progressOf(positionsFilled, positionsRequired)}
        isThin
      />
    </>
  );
}
