import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Beside, DeploymentRecord } from "@/modules/staffing/deployments/model";
import { monthsOf, payUnitOf } from "@/modules/staffing/deployments/rules";
import { euros, PayText, usePeriod } from "@/web/features/staffing/deployments/words";
import { useCountryNames } from "@/web/shared/country-name";
import { currentRates } from "@/web/features/staffing/deployments/queries";
import { DealPicture } from "@/web/features/staffing/rates/deal-picture";
import { Facts } from "@/web/shared/record/panel/facts";
import { daysBetween } from "@/src/calendar";
import { dealTextOf } from "./deal-text";
import type { AssignmentClock } from "@/modules/staffing/bench/model";
import { ShareBar } from "@/web/shared/charts/share-bar";
import { ClockName, useClockWords } from "@/web/features/staffing/deployments/clock-words";
import { clocksOf } from "@/web/features/staffing/feedback/queries";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { SectionTitle } from "@/web/ui/section-title";

/** How much of each limit this assignment has used up. */
function Clocks({ id }: { id: string }) {
  const t = useTranslations("deployments.clocks");
  const { data: clocks } = useQuery(clocksOf(id));
  // What stands below would else be pushed down before one's eyes.
  if (!clocks) return <div className="min-h-[24dvh]" />;
  if (clocks.length === 0) return null;
  return (
    <section className="grid gap-3">
      <SectionTitle>{t("title")}</SectionTitle>
      <ul className="grid gap-3">
        {clocks.map((clock) => (
          <li key={clock.rule}>
            <ClockBar clock={clock} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function ClockBar({ clock }: { clock: AssignmentClock }) {
  const words = useClockWords();
  const { used, limit } = clock;
  const tone = used >= limit ? "bad" : used / limit > 0.8 ? "warn" : "ok";
  return (
    <div className="grid gap-1 text-sm text-ink">
      <ClockName rule={clock.rule} />
      <div className="flex items-center">
        <ShareBar share={used / limit} tone={tone} />
      </div>
      <p className="num text-xs text-ink-2">{words(clock)}</p>
      <RuleSource {...clock} />
    </div>
  );
}

type Props = { deployment: DeploymentRecord };
const linkClass =
  "inline-flex min-h-[24px] items-center text-primary-ink underline-offset-2 hover:underline";

export function DeploymentOverview({ deployment: it }: Props) {
  const t = useTranslations("deployments");
  const countryOf = useCountryNames();
  const periodOf = usePeriod();
  const link = (id: string | null, kind: string, name: string | null) =>
    id &&
    name && (
      <Link key={id} to={`/${kind}/${id}`} className={linkClass}>
        {name}
      </Link>
    );
  const place = [it.location, it.country && countryOf(it.country)].filter(Boolean).join(", ");
  return (
    <div className="grid gap-6">
      <Facts
        title={t("record.work")}
        rows={[
          [t("fields.candidateId"), link(it.candidateId, "candidates", it.candidateName)],
          [t("fields.clientId"), link(it.clientId, "clients", it.clientName)],
          [t("fields.projectId"), link(it.projectId, "projects", it.projectName)],
          [t("fields.location"), place],
          [t("columns.period"), periodOf(it)],
          [t("fields.duration"), <Duration key="duration" deployment={it} />],
          ...(it.cancelReason ? [[t("fields.cancelReason"), it.cancelReason] as Fact] : []),
          ...(it.partTimeReason ? [[t("fields.partTimeReason"), it.partTimeReason] as Fact] : []),
          ...besideRows([
            [t("fields.replaces"), it.replaces],
            [t("fields.replacedBy"), it.replacedBy],
          ]),
          ...besideRows(it.overlapping.map((other) => [t("record.overlapping"), other])),
          [t("fields.notes"), it.notes],
        ]}
      />
      <Money deployment={it} />
      {it.status === "active" && <Clocks id={it.id} />}
    </div>
  );
}

type Fact = [label: string, value: React.ReactNode];

const besideRows = (rows: [label: string, beside: Beside | null][]): Fact[] =>
  rows.flatMap(([label, beside]) =>
    beside
      ? [
          [
            label,
            <Link key={beside.id} to={`/deployments/${beside.id}`} className={linkClass}>
              {beside.number} {beside.clientName}
            </Link>,
          ],
        ]
      : [],
  );

/** In months as the specification counts them, and in days. */
function Duration({ deployment: { startDate, endDate } }: Props) {
  const t = useTranslations("deployments");
  if (endDate === null) return t("open");
  return t("record.days", {
    months: t("months", { count: monthsOf(startDate, endDate) ?? 0 }),
    days: t("days", { count: daysBetween(startDate, endDate) }),
  });
}

function Money({ deployment: it }: Props) {
  const t = useTranslations("deployments");
  const format = useFormatter();
  const { data: rates } = useQuery(currentRates);
  const money = (text: string | null) => text && format.number(Number(text), euros);
  const isForGood = it.contractType === "permanent";
  const rows: Fact[] = isForGood
    ? [[t("fields.feePercent"), it.feePercent]]
    : [
        [t("fields.billRate"), money(it.billRate)],
        [t("fields.perDiem"), money(it.perDiem)],
        [t("fields.employerPercent"), it.employerPercent],
      ];
  const isPriced = it.salary && (isForGood ? it.feePercent !== null : it.billRate);
  return (
    <>
      <Facts
        title={t("record.money")}
        rows={[
          [
            t(payUnitOf(it.contractType) === "year" ? "fields.salaryYear" : "fields.salaryHour"),
            <PayText key="pay" it={it} />,
          ],
          ...rows,
          [t("fields.hoursPerWeek"), it.hoursPerWeek],
        ]}
      />
      {rates && isPriced && <DealPicture deal={dealTextOf(it)} rates={rates} />}
    </>
  );
}
