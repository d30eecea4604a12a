import { ArrowRight, Square } from "lucide-react";
import { Link } from "react-router-dom";
import { useNow, useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { Button, buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { Results, useScraped } from "./results/results";
import { RunHistory } from "./runs/run-history";
import { SearchCard } from "./search-card";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import type { Run, ScrapeStatus } from "@/modules/market/scraping/model";
import { scrapeRuns, scrapeStatus, sourceStates } from "@/web/features/market/scraping/queries";
import { jobsKey } from "@/web/state/query-keys";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Skeleton } from "@/web/ui/skeleton";
import { Tag } from "@/web/ui/tag";
import { elapsedText, Outcomes } from "./live/outcomes";
import { RunTag } from "./live/run-tag";

/** While a run goes on, its rows and what it found are read again this often at most. */
const rereadMs = 500;

/** The run as it goes on; what it finds, and its place in the history, follow it onto the page. */
function useFollowing(): ScrapeStatus | undefined {
  const queries = useQueryClient();
  const { data: status } = useQuery(scrapeStatus);
  const seen = useRef(status);
  const read = useRef({ at: 0, found: 0 });
  useEffect(() => {
    const [before] = [seen.current, (seen.current = status)];
    if (!before || !status) return;
    const isOver = before.isActive && !status.isActive;
    const isDue = status.isActive && Date.now() - read.current.at >= rereadMs;
    if (!isOver && !isDue) return;
    const isMore = status.totalFound !== read.current.found;
    read.current = { at: Date.now(), found: status.totalFound };
    const keys = [
      // Each word of the socket puts the next poll off, so the rows are read as it speaks.
      ...(isDue ? [scrapeStatus.queryKey] : [scrapeRuns.queryKey, sourceStates.queryKey]),
      ...(isOver || isMore ? [jobsKey] : []),
    ];
    // What is on its way is let arrive: on a slow line the next word would else throw every answer away.
    for (const queryKey of keys)
      void queries.invalidateQueries({ queryKey }, { cancelRefetch: isOver });
  }, [status, queries]);
  return status;
}

const secondMs = 1000;

type Props = { status: ScrapeStatus; run: Run };

/** The run that is going on, else the latest: how far it is and how each source fares. */
function LiveCard({ status, run }: Props) {
  const t = useTranslations("scraping.live");
  const mayCancel = useHasRole("recruiter");
  // The news that one goes on comes before the run itself: until then the latest stands here, and is over.
  const isActive = status.isActive && run.state === "active";
  const percent = isActive ? status.progress : run.progress;
  const found = t("found", { percent, count: isActive ? status.totalFound : run.totalFound });
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          {t("title", { number: run.number })}
          <RunTag run={run} />
          {run.transport === "replay" && <Tag hasLed={false}>{t("replay")}</Tag>}
        </span>
      }
      action={isActive ? mayCancel && <Cancel run={run} /> : <Elapsed run={run} />}
    >
      {isActive && (
        <div className="mb-4 grid gap-1.5">
          <Progress label={t("progress")} value={percent} text={found} />
          <p className="num flex justify-between text-xs text-ink-2">
            <span>{found}</span>
            <Elapsed run={run} />
          </p>
        </div>
      )}
      <Outcomes run={run} />
    </Card>
  );
}

function Elapsed({ run }: { run: Run }) {
  const t = useTranslations("scraping.live");
  const now = useNow({ updateInterval: secondMs });
  const until = run.finishedAt ? new Date(run.finishedAt) : now;
  return (
    <span className="eyebrow">
      {t("elapsed")} {elapsedText(new Date(run.startedAt), until)}
    </span>
  );
}

function Cancel({ run }: { run: Run }) {
  const t = useTranslations("scraping.live");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const cancel = useMutation({
    mutationFn: () => ok(api.scraping.runs({ id: run.id }).cancellation.post()),
    onError: (error) =>
      notify({
        title: t("cancelFailed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: scrapeStatus.queryKey });
      return queries.invalidateQueries({ queryKey: scrapeRuns.queryKey });
    },
  });
  return (
    <Button size="sm" icon={Square} pending={cancel.isPending} onClick={() => cancel.mutate()}>
      {t("cancel")}
    </Button>
  );
}

/** The run stands above what it found, and the runs before below; until one is known, nothing is drawn that it would push down. */
function Found({ status }: { status: ScrapeStatus | undefined }) {
  const { isPending } = useQuery(scrapeStatus);
  const results = useScraped();
  if (isPending) return <Skeleton className="h-[214px]" />;
  return (
    <>
      {status?.run && <LiveCard status={status} run={status.run} />}
      <Results />
      {!results.isPending && <RunHistory />}
    </>
  );
}

/** "AI Job Scraping": what to look for, the run and what it finds, and the runs before it. */
export function ScrapingPage() {
  const t = useTranslations("scraping");
  const status = useFollowing();
  const isActive = status?.isActive ?? false;
  return (
    <div className="grid grid-cols-1 gap-4 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        action={
          <Link to="/jobs" className={buttonClass()}>
            {t("toJobs")}
            <ArrowRight aria-hidden="true" size={16} />
          </Link>
        }
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(340px,400px)_minmax(0,1fr)]">
        <SearchCard isActive={isActive} />
        <div className={cx("grid min-w-0 grid-cols-1 gap-4", isActive && "max-lg:order-first")}>
          <Found status={status} />
        </div>
      </div>
    </div>
  );
}
