import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Opening, RollOff } from "@/modules/staffing/bench/model";
import { Read } from "@/web/features/records/core/read";
import { useCountryNames } from "@/web/shared/country-name";
import { useAddToProject } from "@/web/features/staffing/projects/use-add-to-project";
import { openingsFor } from "@/web/features/staffing/feedback/queries";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { addDays } from "@/src/calendar";

type Props = { rollOff: RollOff; onClose: () => void };

/** Projects with a free seat for somebody whose work ends, each a step away from its board. */
export function OpeningsDialog({ rollOff, onClose }: Props) {
  const t = useTranslations("deployments.bench.openings");
  const tAll = useTranslations("common.actions");
  const { candidateId, candidateName, endDate } = rollOff;
  const openings = useQuery(openingsFor(candidateId, addDays(endDate, 1)));
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title", { name: candidateName })}
      description={t("text")}
      closeLabel={tAll("close")}
    >
      <Read query={openings} words={{ loading: t("loading"), failed: t("failed") }}>
        {(found) => (
          <>
            {found.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
            <ul className="grid gap-2 empty:hidden">
              {found.map((it) => (
                <OpeningRow key={it.id} opening={it} candidateId={candidateId} />
              ))}
            </ul>
          </>
        )}
      </Read>
    </Dialog>
  );
}

export { OpeningsDialog as Component };

function OpeningRow({ opening, candidateId }: { opening: Opening; candidateId: string }) {
  const t = useTranslations("deployments.bench.openings");
  const add = useAddToProject();
  const { id, number, name } = opening;
  return (
    <li className="flex flex-wrap items-center gap-3 rounded-md border border-line bg-surface px-3 py-2 text-sm">
      <div className="min-w-0 flex-1 basis-52">
        <Link
          to={`/projects/${id}`}
          className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
        >
          {name}
        </Link>{" "}
        <span className="num text-xs text-ink-3">{number}</span>
        <p className="text-xs text-ink-2">{useLine(opening)}</p>
      </div>
      <Button
        size="sm"
        aria-label={t("addTo", { name })}
        pending={add.isPending}
        onClick={() => add.mutate({ project: { id, name }, candidateIds: [candidateId] })}
      >
        {t("add")}
      </Button>
    </li>
  );
}

/** "2 free seats · Fjordcore · Stavanger, Norway · from 1 Mar 2026 · until 30 Jun 2026". */
function useLine({ free, clientName, location, country, from, until }: Opening): string {
  const t = useTranslations("deployments.bench.openings");
  const format = useFormatter();
  const countryOf = useCountryNames();
  const written = (day: string) => format.dateTime(new Date(`${day}T00:00:00`), "day");
  return [
    t("free", { count: free }),
    clientName,
    [location, country && countryOf(country)].filter(Boolean).join(", "),
    from && t("from", { date: written(from) }),
    until && t("until", { date: written(until) }),
  ]
    .filter(Boolean)
    .join(" · ");
}
