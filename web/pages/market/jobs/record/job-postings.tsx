import { Split } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { JobRecord, Posting } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad/ad-link";
import { PostedWhen } from "@/web/features/market/jobs/ad/posted-when";
import { SourceBadge, sourceNames } from "@/web/features/market/jobs/ad/source-badge";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";

/** Travels when somebody takes a merge apart. */
const SeparateDialog = lazy(() => import("./separate-dialog"));

/** Every ad of the job, where it was seen and why it belongs here; a wrong merge is undone. */
export function JobPostings({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs.record");
  const [separating, setSeparating] = useState<Posting | null>(null);
  const canSeparate = useHasRole("recruiter") && job.postings.length > 1;
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
        <Suspense>
          <SeparateDialog jobId={job.id} posting={separating} onClose={() => setSeparating(null)} />
        </Suspense>
      )}
    </section>
  );
}

type ItemProps = { posting: Posting; onSeparate: (() => void) | undefined };

function PostingItem({ posting, onSeparate }: ItemProps) {
  const t = useTranslations("jobs");
  const source = posting.url ? sourceNames[posting.source] : t("manual");
  return (
    <li className="rounded-lg border border-line bg-raised p-3">
      <div className="flex items-center gap-2">
        {posting.url ? (
          <SourceBadge source={posting.source} />
        ) : (
          <Tag hasLed={false}>{t("manual")}</Tag>
        )}
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
  const say = useServerText();
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
