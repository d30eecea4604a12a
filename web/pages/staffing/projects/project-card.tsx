import { CalendarDays, Eye, FileText, type LucideIcon, MapPin, Pencil, Users } from "lucide-react";
import { StatusTag } from "@/web/features/staffing/projects/status-tag";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Project } from "@/modules/staffing/projects/model";
import { RecordTags } from "@/web/features/records/tags/record-tags";
import { SeatsBar } from "@/web/features/staffing/projects/ledger/seats-bar";
import { useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/hooks/use-euros";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Tooltip } from "@/web/ui/tooltip";
import { ClientLine } from "./client-line";
import { ProjectBadges } from "./project-badges";

export function ProjectCard({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const dayOf = useDay();
  const { name, number, description, createdAt, positionsFilled, positionsRequired } = project;
  return (
    <div className="flex flex-1 flex-col gap-2.5">
      <div className="flex min-h-[24px] flex-wrap items-center gap-1.5 pr-8">
        <span className="num mr-1 text-xs text-ink-3">{number}</span>
        <StatusTag status={project.status} />
        <ProjectBadges project={project} />
      </div>
      <div className="min-w-0 text-sm">
        <h2 className="text-base leading-5 font-semibold text-ink">{name}</h2>
        <ClientLine project={project} />
      </div>
      <Figures project={project} />
      <SeatsBar filled={positionsFilled} required={positionsRequired} />
      {description && <p className="line-clamp-2 text-sm text-ink-2">{description}</p>}
      <RecordTags kind="project" id={project.id} />
      <div className="mt-auto flex items-center gap-1 border-t border-line pt-2 text-xs text-ink-3">
        <span className="mr-auto">{t("created", { day: dayOf(createdAt) })}</span>
        <CardLinks project={project} />
      </div>
    </div>
  );
}

/** Seats, place, money and the last day, in one line that may break. */
function Figures({ project }: { project: Project }) {
  const t = useTranslations("projects");
  const dayOf = useDay();
  const eurosOf = useEuros();
  const { positionsFilled, positionsRequired, location, budget, endDate } = project;
  return (
    <p className="flex flex-wrap gap-x-4 gap-y-1 text-xs text-ink-2">
      {positionsRequired > 0 && (
        <span className="num">
          {t("positions", { filled: positionsFilled, required: positionsRequired })}
        </span>
      )}
      {location && (
        <span className="inline-flex items-center gap-1">
          <MapPin aria-hidden="true" size={12} />
          {location}
        </span>
      )}
      {budget && <span className="num">{eurosOf(budget)}</span>}
      {endDate && (
        <span className="inline-flex items-center gap-1">
          <CalendarDays aria-hidden="true" size={12} />
          {t("due", { day: dayOf(endDate) })}
        </span>
      )}
    </p>
  );
}

type Way = { label: string; icon: LucideIcon; add: Record<string, string> };

/** The board of the project, its form, its team, and its papers. */
function CardLinks({ project: { id, name } }: { project: Project }) {
  const t = useTranslations("projects.card");
  const mayEdit = useHasRole("recruiter");
  const ways: Way[] = [
    { label: t("view", { name }), icon: Eye, add: {} },
    ...(mayEdit ? [{ label: t("edit", { name }), icon: Pencil, add: { edit: "1" } }] : []),
    { label: t("team", { name }), icon: Users, add: { tab: "team" } },
    { label: t("contract", { name }), icon: FileText, add: { tab: "documents" } },
  ];
  return ways.map((way) => <CardLink key={way.label} id={id} {...way} />);
}

function CardLink({ id, label, icon: Icon, add }: Way & { id: string }) {
  const { search } = useLocation();
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(add)) params.set(key, value);
  return (
    <Tooltip content={label}>
      <Link
        to={{ pathname: `/projects/${id}`, search: params.toString() }}
        preventScrollReset
        aria-label={label}
        className="inline-flex size-[28px] items-center justify-center rounded-md text-ink-2 hover:bg-sunken hover:text-ink"
      >
        <Icon aria-hidden="true" size={15} />
      </Link>
    </Tooltip>
  );
}
