import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Square } from "lucide-react";
import { useNow, useTranslations } from "use-intl";
import type { Run, ScrapeStatus } from "@/modules/market/scraping/model";
import { api, ok } from "@/web/api";
import { scrapeRuns, scrapeStatus } from "@/web/features/market/scraping/queries";
import { useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Progress } from "@/web/ui/progress";
import { Tag } from "@/web/ui/tag";
import { elapsedText } from "./elapsed";
import { Outcomes } from "./outcomes";
import { RunTag } from "./run-tag";

const secondMs = 1000;

type Props = { status: ScrapeStatus; run: Run };

/** The run that is going on, else the latest: how far it is and how each source fares. */
export function LiveCard({ status, run }: Props) {
  const t = useTranslations("scraping.live");
  const mayCancel = useMay("recruiter");
  const { isActive } = status;
  const percent = isActive ? status.progress : run.progress;
  const found = t("found", { percent, count: isActive ? status.totalFound : run.totalFound });
  return (
    <Card
      title={
        <span className="flex flex-wrap items-center gap-2.5">
          {t("title", { number: run.number })}
          <RunTag state={run.state} />
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
  const refusalOf = useRefusal();
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
