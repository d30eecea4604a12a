import { useInfiniteQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Deployment } from "@/modules/staffing/deployments/model";
import { deploymentList } from "./list";
import { useErrorText } from "@/web/i18n/server-texts";
import { buttonClass } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { DeploymentTag } from "./status-tag";
import { DurationText, PayText, useCandidateName, usePeriod } from "./words";

type Place = { kind: "candidate" | "client" | "project"; id: string };

/** Everything a person does or has done, or that happens at a client or on a project. */
export function DeploymentsOf({ kind, id }: Place) {
  const t = useTranslations("deployments");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const filter = { [`${kind}Id`]: id, sort: "start" as const };
  const { data, error, refetch } = useInfiniteQuery(deploymentList(filter));
  if (error && !data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <SkeletonRows label={t("record.loading")} rows={3} />;
  const rows = data.pages.flatMap(({ items }) => items);
  const toForm = (
    <Link to={`/deployments?new=1&${kind}=${id}`} className={buttonClass("secondary", "sm")}>
      {t("add")}
    </Link>
  );
  if (rows.length === 0) {
    return <EmptyState kind="nothing-yet" title={t("empty.title")} action={toForm} />;
  }
  return (
    <div className="grid gap-3">
      <ul className="grid gap-2">
        {rows.map((it) => (
          <DeploymentRow key={it.id} it={it} kind={kind} />
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Link to={`/deployments?${kind}=${id}`} className={buttonClass("secondary", "sm")}>
          {t("inList", { count: data.pages[0]?.total ?? rows.length })}
        </Link>
        {toForm}
      </div>
    </div>
  );
}

/** One deployment, by the name that its place does not say already. */
function DeploymentRow({ it, kind }: { it: Deployment; kind: Place["kind"] }) {
  const nameOf = useCandidateName();
  const periodOf = usePeriod();
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-raised p-3 text-sm">
      <span className="flex flex-wrap items-center gap-2">
        <DeploymentTag status={it.status} />
        <Link
          to={`/deployments/${it.id}`}
          className="inline-flex min-h-[24px] items-center font-medium text-ink hover:underline"
        >
          {it.number} {kind === "candidate" ? it.clientName : nameOf(it)}
        </Link>
      </span>
      <span className="text-ink-2">{it.position}</span>
      <span className="flex flex-wrap gap-x-2 text-xs text-ink-2">
        <span>{periodOf(it)}</span>
        {it.endDate && <DurationText it={it} />}
        <PayText it={it} />
      </span>
    </li>
  );
}
