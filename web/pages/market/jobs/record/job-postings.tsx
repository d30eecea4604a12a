import { Split } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { JobRecord, Posting } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad/ad-link";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SourceBadge, sourceNames } from "@/web/features/market/jobs/ad/source-badge";
import { useSpoken, useRefusal } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { notifyAtom } from "@/web/state/notices";
import { jobsKey } from "@/web/state/query-keys";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";

type Props = { jobId: string; posting: Posting; onClose: () => void };

/** Undoing a merge has no way back of its own, so it names what it takes apart and asks. */
function SeparateDialog({ jobId, posting, onClose }: Props) {
  const t = useTranslations("jobs.separate");
  const tCommon = useTranslations("common.actions");
  const separate = useSeparation(jobId, onClose);
  const source = sourceNames[posting.source];
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("title", { title: posting.title, source })}
      losses={t("text")}
      confirmLabel={t("action")}
      cancelLabel={tCommon("cancel")}
      pending={separate.isPending}
      onConfirm={() => separate.mutate(posting.id)}
    />
  );
}

function useSeparation(jobId: string, onDone: () => void) {
  const t = useTranslations("jobs.separate");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: (postingId: string) => ok(api.jobs({ id: jobId }).separations.post({ postingId })),
    onSuccess: (record) => {
      queries.setQueryData(jobRecord(jobId).queryKey, record);
      notify({ title: t("done"), description: t("doneText"), tone: "ok" });
      onDone();
      return queries.invalidateQueries({ queryKey: jobsKey });
    },
    onError: (error) =>
      notify({
        title: t("failed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}

/** Every ad of the job, where it was seen and why it belongs here; a wrong merge is undone. */
export function JobPostings({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs.record");
  const [separating, setSeparating] = useState<Posting | null>(null);
  const canSeparate = useMay("recruiter") && job.postings.length > 1;
  return (
    <section>
      <h2 className="text-sm font-semibold text-ink">{t("postings")}</h2>
      <p className="text-xs text-ink-3">{t("postingsText", { count: job.postings.length })}</p>
      <ul className="mt-2 grid gap-2">
        {job.postings.map((posting) => (
          <PostingItem
            key={posting.id}
            posting={posting}
            onSeparate={canSeparate ? () => setSeparating(posting) : undefined}
          />
        ))}
      </ul>
      {separating && (
        <SeparateDialog jobId={job.id} posting={separating} onClose={() => setSeparating(null)} />
      )}
    </section>
  );
}

type ItemProps = { posting: Posting; onSeparate: (() => void) | undefined };

function PostingItem({ posting, onSeparate }: ItemProps) {
  const t = useTranslations("jobs");
  const source = sourceNames[posting.source];
  return (
    <li className="rounded-lg border border-line bg-raised p-3">
      <div className="flex items-center gap-2">
        <SourceBadge source={posting.source} />
        {posting.goneAt && <Tag tone="warn">{t("statuses.gone")}</Tag>}
        <div className="ml-auto flex gap-1.5">
          {onSeparate && (
            <Button
              look="ghost"
              size="sm"
              icon={Split}
              aria-label={t("separate.actionOf", { source })}
              onClick={onSeparate}
            >
              {t("separate.action")}
            </Button>
          )}
          {posting.url && (
            <AdLink url={posting.url} label={t("record.sourceOf", { source })}>
              {t("record.source")}
            </AdLink>
          )}
        </div>
      </div>
      <p className="mt-1.5 text-sm text-ink">{posting.title}</p>
      <Seen posting={posting} />
    </li>
  );
}

function Seen({ posting }: { posting: Posting }) {
  const say = useSpoken();
  const t = useTranslations("jobs.record");
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-ink-2">
      {posting.postedAt && (
        <li>
          {t("posted")} <PostedWhen {...posting.postedAt} />
        </li>
      )}
      <li>
        {t("firstSeen")} <PostedWhen iso={posting.firstSeenAt} /> · {t("lastSeen")}{" "}
        <PostedWhen iso={posting.lastSeenAt} />
      </li>
      {posting.goneAt && (
        <li>
          {t("goneSince")} <PostedWhen iso={posting.goneAt} />
        </li>
      )}
      {posting.relistedCount > 0 && <li>{t("relisted", { count: posting.relistedCount })}</li>}
      {posting.mergedBecause !== "first" && (
        <li>{t("because", { reason: say(posting.mergedBecause) })}</li>
      )}
    </ul>
  );
}
