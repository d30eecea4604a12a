import { useTranslations } from "use-intl";
import type { ProjectRecord, Seat } from "@/modules/staffing/projects/model";
import { SeatPlan } from "@/web/features/staffing/projects/ledger/seat-plan";
import { SeatsBar } from "@/web/features/staffing/projects/ledger/seats-bar";
import { useCountryNames } from "@/web/shared/country-name";
import { useDay } from "@/web/shared/dates";
import { Facts } from "@/web/shared/record/panel/facts";
import { useEuros } from "@/web/shared/hooks/use-euros";
import { SectionTitle } from "@/web/ui/section-title";
import { ClientLine } from "../client-line";

/** Everything that a project is agreed on. */
export function ProjectOverview({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projects");
  const { description, positionsFilled, positionsRequired, seats } = project;
  return (
    <div className="grid gap-6">
      {description && <p className="text-sm whitespace-pre-line text-ink">{description}</p>}
      <section className="grid gap-2">
        <SectionTitle>
          {positionsRequired === 0
            ? t("columns.seats")
            : t("positions", { filled: positionsFilled, required: positionsRequired })}
        </SectionTitle>
        <SeatsBar filled={positionsFilled} required={positionsRequired} />
        <SeatTable seats={seats} />
      </section>
      <SeatPlan seats={seats} />
      <Agreement project={project} />
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

/** Who is needed, from when to when, and what an hour may be billed at. */
function SeatTable({ seats }: { seats: Seat[] }) {
  const t = useTranslations("projects");
  const tWork = useTranslations("projectWork");
  const tJobs = useTranslations("jobs.roles");
  const dayOf = useDay();
  const eurosOf = useEuros();
  if (seats.length === 0) return null;
  const period = ({ from, until }: Seat) =>
    [from, until].map((day) => (day ? dayOf(day) : "…")).join(" – ");
  const band = ({ rateFrom, rateTo }: Seat) =>
    [rateFrom, rateTo]
      .filter((rate) => rate !== null)
      .map(eurosOf)
      .join(" – ");
  return (
    <ul className="grid gap-1.5">
      {seats.map((seat) => (
        <li key={seat.id} className="rounded-md border border-line bg-raised px-3 py-2 text-sm">
          <p className="flex justify-between gap-3 text-ink">
            <span>
              <span className="num">{seat.seats} ×</span> {tJobs(seat.role)}
            </span>
            <span className="text-xs text-ink-3">{tWork(`phases.${seat.phase}`)}</span>
          </p>
          <p className="num flex flex-wrap justify-between gap-x-3 text-xs text-ink-2">
            {(seat.from ?? seat.until) && <span>{period(seat)}</span>}
            {band(seat) && <span>{t("perHour", { band: band(seat) })}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}
