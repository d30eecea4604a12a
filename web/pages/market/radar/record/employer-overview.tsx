import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useNow, useTranslations } from "use-intl";
import type { EmployerRecord } from "@/modules/market/employers/model";
import { contacts, weekDays, weeksShown } from "@/modules/market/employers/rules";
import { daysEarlier } from "@/src/calendar";
import { useCityNames } from "@/web/shared/place-names";
import { PayScore } from "@/web/features/market/employers/pay-score";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { useServerText } from "@/web/i18n/server-texts";
import { BarChart } from "@/web/shared/charts/bar-chart";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { SectionTitle } from "@/web/ui/section-title";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { sectionPath } from "../sections";
import { useEmployerEdit } from "../use-employer-edit";

/** How an employer hires: over time, where, what, and since when. */
export function EmployerOverview({ employer }: { employer: EmployerRecord }) {
  return (
    <div className="grid gap-5">
      <WeeklyAds employer={employer} />
      <EmployerContact employer={employer} />
      <dl className="grid grid-cols-[112px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
        <Facts employer={employer} />
      </dl>
    </div>
  );
}

function WeeklyAds({ employer: { weeks } }: { employer: EmployerRecord }) {
  const t = useTranslations("radar");
  const format = useFormatter();
  const now = useNow();
  const bars = weeks.map((value, at) => ({
    label: format.dateTime(new Date(daysEarlier(now, (weeksShown - at) * weekDays)), {
      day: "numeric",
      month: "short",
    }),
    value,
    text: t("ads", { count: value }),
  }));
  return (
    <section aria-label={t("record.weeks")}>
      <SectionTitle className="eyebrow mb-2">{t("record.weeks")}</SectionTitle>
      <BarChart
        label={t("record.weeks")}
        heads={[t("record.weekFrom"), t("record.ads")]}
        bars={bars}
      />
      <p className="mt-1.5 text-xs text-ink-3">{t("record.weeksWhy")}</p>
    </section>
  );
}

function Facts({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar.record");
  const tRole = useTranslations("jobs.roles");
  const cityOf = useCityNames();
  const { metros, roles, firstSeenAt, lastSeenAt, oldestAt, reposts, payScore } = employer;
  const live = employer.leads.filter(({ state }) => state === "open" || state === "assigned");
  const rows: [label: string, value: ReactNode][] = [
    [t("roles"), <Counts key="roles" of={roles.map(({ role, n }) => [tRole(role), n])} />],
    [t("metros"), <Counts key="metros" of={metros.map(({ name, n }) => [cityOf(name), n])} />],
    [t("firstSeen"), <PostedWhen key="first" iso={firstSeenAt} />],
    [t("lastSeen"), lastSeenAt && <PostedWhen iso={lastSeenAt} />],
    [t("oldest"), oldestAt && <PostedWhen iso={oldestAt} />],
    [
      t("reposts"),
      <span key="reposts" className="num">
        {reposts}
      </span>,
    ],
    [t("payScore"), <PayScore key="pay" score={payScore} />],
    [
      t("leads"),
      live.length > 0 && (
        <Link
          to={sectionPath("leads", { q: employer.name, layout: "cards" })}
          className="text-primary-ink hover:underline"
        >
          {live.map(({ metro }) => cityOf(metro)).join(", ")}
        </Link>
      ),
    ],
  ];
  return rows.map(([label, value]) => (
    <div key={label} className="contents">
      <dt className="text-ink-3">{label}</dt>
      <dd className="min-w-0 break-words text-ink">
        {value || <span className="text-ink-3">{t("none")}</span>}
      </dd>
    </div>
  ));
}

const Counts = ({ of }: { of: [name: string, n: number][] }) => (
  <ul className="flex flex-wrap gap-x-3 gap-y-0.5">
    {of.map(([name, n]) => (
      <li key={name}>
        {name} <span className="num text-xs text-ink-3">{n}</span>
      </li>
    ))}
  </ul>
);

/** Whether anybody of us has spoken with them; who and when stands beside it. */
function EmployerContact({ employer }: { employer: EmployerRecord }) {
  const t = useTranslations("radar");
  const mayEdit = useHasRole("recruiter");
  const edit = useEmployerEdit();
  const say = useServerText();
  const { contact, contactAt, contactBy } = employer;
  return (
    <section aria-label={t("record.contact")} className="grid gap-1.5">
      <SectionTitle className="eyebrow">{t("record.contact")}</SectionTitle>
      {mayEdit ? (
        <div>
          <SegmentedControl
            label={t("record.contact")}
            choices={contacts.map((value) => ({ value, label: t(`contacts.${value}`) }))}
            value={contact}
            onValueChange={(next) => next !== contact && edit.mutate([{ employer, contact: next }])}
          />
        </div>
      ) : (
        <p className="text-sm text-ink">{t(`contacts.${contact}`)}</p>
      )}
      {contactAt && contactBy && (
        <p className="text-xs text-ink-3">
          {t("record.by", { name: say(contactBy) })} · <PostedWhen iso={contactAt} />
        </p>
      )}
    </section>
  );
}
