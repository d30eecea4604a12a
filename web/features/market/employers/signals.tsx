import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { JobSignals } from "@/modules/market/employers/model";
import { SectionTitle } from "@/web/ui/section-title";
import { jobSignals } from "./queries";
import { useServerText } from "@/web/i18n/server-texts";
import { PayCheckLine } from "./pay-check-line";
import { VerdictTag } from "./verdict-tag";

/** What our own records add to the job whose record is open: employer, market, age and pay. */
export function Component() {
  const { id = "" } = useParams();
  const { data } = useQuery(jobSignals(id));
  return data ? <Signals of={data} /> : null;
}

function Signals({ of: { employer, signals, pay } }: { of: JobSignals }) {
  const t = useTranslations("radar.signals");
  return (
    <section aria-label={t("title")} className="grid gap-3 border-t border-line pt-4">
      <SectionTitle className="eyebrow">{t("title")}</SectionTitle>
      {employer && (
        <p className="flex flex-wrap items-center gap-2 text-sm">
          <Link
            to={`/radar/${encodeURIComponent(employer.id)}`}
            className="inline-flex min-h-[24px] items-center font-medium text-primary-ink hover:underline"
          >
            {t("employer", { name: employer.name })}
          </Link>
          <VerdictTag verdict={employer.verdict} />
        </p>
      )}
      {signals.length > 0 && <SignalList signals={signals} />}
      <div className="grid gap-1">
        <p className="text-xs text-ink-3">{t("pay")}</p>
        <PayCheckLine pay={pay} />
      </div>
    </section>
  );
}

function SignalList({ signals }: Pick<JobSignals, "signals">) {
  const say = useServerText();
  const { id } = useParams();
  return (
    <ul className="grid gap-1.5 text-sm text-ink-2">
      {signals.map(({ code, text, evidence }) => (
        <li key={code} className="border-l-2 border-primary pl-2.5">
          {say(text)}
          {evidence
            .filter((job) => job.id !== id)
            .map((job) => (
              <Link
                key={job.id}
                to={`/jobs/${job.id}`}
                title={job.title}
                className="num ml-2 inline-block text-xs text-primary-ink hover:underline"
              >
                {job.number}
              </Link>
            ))}
        </li>
      ))}
    </ul>
  );
}
