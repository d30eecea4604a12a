import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Run } from "@/modules/market/scraping/model";
import { scrapeRuns } from "@/web/features/market/scraping/queries";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { RunTag } from "../live/run-tag";

const RunDialog = lazy(() => import("./run-dialog"));

/** Every run, newest first; one opens what became of each source. */
export function RunHistory() {
  const t = useTranslations("scraping.runs");
  const tCommon = useTranslations("common");
  const refusalOf = useErrorText();
  const runs = useQuery(scrapeRuns);
  const [opened, setOpened] = useState<string | null>(null);
  const run = runs.data?.find(({ id }) => id === opened);
  return (
    <Card title={t("title")}>
      {runs.isError && (
        <ErrorState
          title={t("failed")}
          text={refusalOf(runs.error)}
          retryLabel={tCommon("actions.retry")}
          onRetry={() => void runs.refetch()}
        />
      )}
      {runs.isPending && <SkeletonRows label={t("loading")} rows={3} />}
      {runs.data?.length === 0 && <EmptyState kind="nothing-yet" title={t("empty")} />}
      {runs.data && runs.data.length > 0 && <RunTable runs={runs.data} open={setOpened} />}
      <Suspense>{run && <RunDialog run={run} onClose={() => setOpened(null)} />}</Suspense>
    </Card>
  );
}

type TableProps = { runs: readonly Run[]; open: (id: string) => void };

function RunTable({ runs, open }: TableProps) {
  const t = useTranslations("scraping");
  const head = [t("runs.number"), t("runs.started"), t("runs.by"), t("runs.state")];
  const figures = [t("outcome.found"), t("outcome.added"), t("outcome.merged")];
  return (
    <div role="group" aria-label={t("runs.title")} tabIndex={0} className="-mx-2 overflow-x-auto">
      <table aria-label={t("runs.title")} className="w-full text-sm">
        <thead>
          <tr className="text-xs text-ink-3">
            {[...head, ...figures].map((title, column) => (
              <th
                key={title}
                scope="col"
                className={`px-2 py-1 font-normal ${column < head.length ? "text-left" : "text-right"}`}
              >
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-t border-line">
          {runs.map((run) => (
            <RunRow key={run.id} run={run} open={() => open(run.id)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function RunRow({ run, open }: { run: Run; open: () => void }) {
  const t = useTranslations("scraping.runs");
  const say = useServerText();
  const format = useFormatter();
  const blocked = run.outcomes.filter(({ state }) => state === "blocked").length;
  const started = format.dateTime(new Date(run.startedAt), "moment");
  return (
    <tr className="hover:bg-sunken">
      <td className="px-2 py-1">
        <button
          type="button"
          aria-label={t("open", { number: run.number })}
          onClick={open}
          className="num min-h-[28px] cursor-pointer text-xs font-medium text-primary-ink hover:underline"
        >
          {run.number}
        </button>
      </td>
      <td className="num px-2 py-1 text-xs whitespace-nowrap text-ink-2">{started}</td>
      <td className="px-2 py-1 text-ink-2">{say(run.startedBy)}</td>
      <td className="px-2 py-1">
        <span className="flex flex-wrap items-center gap-x-2">
          <RunTag run={run} />
          {blocked > 0 && (
            <span className="text-xs text-warn">{t("blocked", { count: blocked })}</span>
          )}
        </span>
      </td>
      {[run.totalFound, run.added, run.merged].map((figure, index) => (
        <td key={index} className="num px-2 py-1 text-right">
          {format.number(figure)}
        </td>
      ))}
    </tr>
  );
}
