import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Overview } from "@/modules/privacy/ai-oversight/model";
import { When } from "@/web/features/records/core/when";
import { gdprOverview } from "@/web/features/privacy/gdpr/queries";
import { Card } from "@/web/ui/card";
import { Led } from "@/web/ui/tag";

/** Specification §9. */
const recentCount = 3;
const tones = { completed: "ok", pending: "warn", failed: "bad" } as const;

/** How well the house knows whom it keeps, how soon it answers, and what was done last. */
export function GdprCard() {
  const t = useTranslations("dashboard.gdpr");
  const { data } = useQuery(gdprOverview);
  const recent = data?.recent;
  return (
    <Card title={t("title")}>
      <dl className="grid grid-cols-2 gap-3">
        <Figures overview={data} />
      </dl>
      {recent?.length === 0 && <p className="mt-3 text-sm text-ink-2">{t("none")}</p>}
      {recent && recent.length > 0 && (
        <ul aria-label={t("recent")} className="mt-3 grid gap-2">
          {recent.slice(0, recentCount).map(({ id, description, status, createdAt }) => (
            <li key={id} className="flex items-baseline gap-2 text-sm">
              <Led tone={tones[status]} />
              <span className="min-w-0 flex-1 text-ink">{description}</span>
              <span className="sr-only">{t(`statuses.${status}`)}</span>
              <When iso={createdAt} />
            </li>
          ))}
        </ul>
      )}
      <Link
        to="/gdpr"
        className="mt-3 inline-flex min-h-[24px] items-center text-sm text-primary-ink hover:underline"
      >
        {t("all")}
      </Link>
    </Card>
  );
}

function Figures({ overview }: { overview: Overview | undefined }) {
  const t = useTranslations("dashboard.gdpr");
  const format = useFormatter();
  const { people, responseHours: hours = null } = overview ?? {};
  const style = { style: "percent", maximumFractionDigits: 1 } as const;
  const accuracy = people?.total ? format.number(people.complete / people.total, style) : "–";
  return (
    <>
      <Figure name={t("accuracy")} why={t("accuracyWhy")} value={accuracy} />
      <Figure
        name={t("response")}
        why={t("responseWhy")}
        value={hours === null ? "–" : t("hours", { hours: format.number(hours) })}
      />
    </>
  );
}

type FigureProps = { name: string; why: string; value: string };

const Figure = ({ name, why, value }: FigureProps) => (
  <div title={why}>
    <dt className="eyebrow">{name}</dt>
    <dd className="num mt-1 text-lg font-medium text-ink">{value}</dd>
  </div>
);
