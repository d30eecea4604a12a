import { useTranslations } from "use-intl";
import type { Seat } from "@/modules/staffing/projects/model";
import { useDay } from "@/web/shared/dates";
import { useEuros } from "@/web/shared/use-euros";

/** Who is needed, from when to when, and what an hour may be billed at. */
export function SeatTable({ seats }: { seats: Seat[] }) {
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
