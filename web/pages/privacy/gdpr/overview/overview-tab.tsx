import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Overview } from "@/modules/privacy/ai-oversight/model";
import type { Activity } from "@/modules/records/privacy-log/model";
import { gdprOverview, auditVerification, verifyAnew } from "@/web/features/privacy/gdpr/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Card } from "@/web/ui/card";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ActivityLine } from "../activity-line";
import { Failed } from "../failed";
import { Worklist } from "./worklist";
import type { Verification } from "@/modules/platform/audit/model";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { When } from "@/web/features/records/core/when";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";

/** Whether anybody has changed, cut or added to the trail of what was done here. */
function AuditCard() {
  const t = useTranslations("gdpr.audit");
  const queries = useQueryClient();
  const { data, isError } = useQuery(auditVerification);
  const check = useUndoableMutation({
    run: async () => queries.setQueryData(auditVerification.queryKey, await verifyAnew()),
    failure: t("unread"),
    keys: [],
  });
  const again = (
    <Button size="sm" pending={check.isPending} onClick={() => check.mutate(undefined)}>
      {t("check")}
    </Button>
  );
  return (
    <Card title={t("title")} action={again}>
      {isError && !data && <Banner tone="bad">{t("unread")}</Banner>}
      {!data && !isError && <SkeletonRows label={t("reading")} rows={1} />}
      {data && <Found verification={data} />}
    </Card>
  );
}

function Found({ verification }: { verification: Verification }) {
  const t = useTranslations("gdpr.audit");
  const { isWhole, entries, sealed, anchor, findings, found, at } = verification;
  return (
    <div className="grid gap-2 text-sm text-ink-2">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Tag tone={isWhole ? "ok" : "bad"}>{t(isWhole ? "whole" : "touched")}</Tag>
        <span>{t("entries", { entries, sealed })}</span>
        <When iso={at} />
      </p>
      <p>{t(`anchors.${anchor}`)}</p>
      {findings.length > 0 && (
        <Banner tone="bad">
          <p>{t("found", { count: found })}</p>
          <ul className="mt-1 grid gap-0.5">
            {findings.slice(0, 10).map(({ what, from, to }) => (
              <li key={`${what} ${from}`} className="num">
                {t(`findings.${what}`, { from, to, count: to - from + 1 })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
    </div>
  );
}

/** How the house stands, what waits for somebody, what was done last, and whether the trail is whole. */
export function OverviewTab() {
  const t = useTranslations("gdpr");
  const maySeeTrail = useHasRole("recruiter");
  const { data, isError, refetch } = useQuery(gdprOverview);
  if (isError && !data) return <Failed onRetry={() => void refetch()} />;
  if (!data) return <SkeletonRows label={t("loading")} rows={6} rowClass="h-16" />;
  return (
    <div className="grid grid-cols-1 gap-4">
      <Tiles overview={data} />
      <Worklist overview={data} />
      <Recent activities={data.recent} />
      {maySeeTrail && <AuditCard />}
    </div>
  );
}

function Recent({ activities }: { activities: Activity[] }) {
  const t = useTranslations("gdpr.recent");
  return (
    <Card title={t("title")}>
      {activities.length === 0 ? (
        <p className="text-sm text-ink-2">{t("nothing")}</p>
      ) : (
        <ul aria-label={t("title")} className="-mx-4 -my-2 divide-y divide-line">
          {activities.map((activity) => (
            <ActivityLine key={activity.id} activity={activity} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** The four figures of specification §9, each with the numbers it is made of. */
function Tiles({ overview }: { overview: Overview }) {
  const t = useTranslations("gdpr.tiles");
  const format = useFormatter();
  const { activities, people } = overview;
  const percent = (value: number) => format.number(value / 100, { style: "percent" });
  const tiles = [
    {
      name: "compliance",
      value: percent(overview.complianceRate),
      of: t("complianceOf", { part: activities.completed, whole: activities.total }),
      to: "?tab=activities",
    },
    {
      name: "consent",
      value: percent(overview.consentRate),
      of: t("consentOf", { part: people.consented, whole: people.total }),
      to: "?tab=retention&stretch=unconsented",
    },
    {
      name: "pending",
      value: format.number(overview.pendingActions),
      of: t("pendingOf", { overdue: activities.overdue }),
      to: "?tab=activities&status=pending",
    },
    {
      name: "expired",
      value: format.number(overview.expiredRetention),
      of: t("expiredOf", { whole: people.total }),
      to: "?tab=retention",
    },
  ] as const;
  return (
    <div className="@container">
      <ul
        aria-label={t("label")}
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-surface shadow-card @2xl:grid-cols-4"
      >
        {tiles.map(({ name, value, of, to }) => (
          <li key={name} className="-mt-px -ml-px border-t border-l border-line">
            <Link to={to} className="block h-full px-4 py-3.5 hover:bg-sunken sm:px-5">
              <span className="eyebrow block">{t(name)}</span>
              <span className="num mt-1.5 block text-num-xl font-medium text-ink">{value}</span>
              <span className="mt-1 block text-xs text-ink-3">{of}</span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

export { OverviewTab as Component };
