import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Run, SourceOutcome } from "@/modules/market/scraping/model";
import { useCountryNames } from "@/web/shared/country-name";
import { useServerText } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { Outcomes } from "../live/outcomes";

type Props = { run: Run; onClose: () => void };

/** What a run asked for, what became of each source, and which fields could be read. */
export default function RunDialog({ run, onClose }: Props) {
  const t = useTranslations("scraping");
  const tCommon = useTranslations("common.actions");
  const nameOf = useCountryNames();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={t("live.title", { number: run.number })}
      description={t(`runs.states.${run.state}`)}
      closeLabel={tCommon("close")}
      footer={
        <Link to={`/jobs?run=${run.id}&status=all`} className={buttonClass("primary")}>
          {t("runs.jobs")}
        </Link>
      }
    >
      <dl className="mb-4 grid grid-cols-[104px_minmax(0,1fr)] gap-x-3 gap-y-1.5 text-sm">
        <dt className="text-ink-3">{t("runs.keywords")}</dt>
        <dd>{run.request.keywords.join(", ")}</dd>
        <dt className="text-ink-3">{t("runs.countries")}</dt>
        <dd>{run.request.countries.map(nameOf).join(", ")}</dd>
      </dl>
      <Outcomes run={run} />
      {run.outcomes.map((outcome) => (
        <Fill key={outcome.source} outcome={outcome} />
      ))}
    </Dialog>
  );
}

/** A field that falls silent is the first sign that a source changed its pages. */
function Fill({ outcome }: { outcome: SourceOutcome }) {
  const t = useTranslations("scraping.outcome");
  const say = useServerText();
  const format = useFormatter();
  const fields = Object.entries(outcome.fill);
  if (fields.length === 0) return null;
  return (
    <section className="mt-4">
      <h3 className="eyebrow mb-1">
        {outcome.name} · {t("fill")}
      </h3>
      <dl className="flex flex-wrap gap-x-4 gap-y-1 text-xs">
        {fields.map(([field, share]) => (
          <div key={field} className="flex gap-1.5">
            <dt className="text-ink-2">{say(field)}</dt>
            <dd className="num text-ink">{format.number(share, { style: "percent" })}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
