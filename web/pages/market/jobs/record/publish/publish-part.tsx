import { queryOptions, useQuery } from "@tanstack/react-query";
import { Megaphone } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { JobPublication, Publication } from "@/modules/engagement/careers/model";
import { api, ok } from "@/web/api";
import { useMay } from "@/web/shared/hooks/use-may";
import { publicationsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useWithdrawal } from "./use-publishing";

const PublishDialog = lazy(() => import("./publish-dialog"));

/** Whether the public can apply for the job, and what brings it there. */
export function PublishPart({ jobId }: { jobId: string }) {
  const { data } = useQuery(publicationOf(jobId));
  if (!data) return null;
  return <Standing jobId={jobId} {...data} />;
}

function Standing({ jobId, publication, draft }: JobPublication & { jobId: string }) {
  const t = useTranslations("jobs.publish");
  const [isAsked, setAsked] = useState(false);
  const withdraw = useWithdrawal(jobId);
  const mayChange = useMay("recruiter");
  const isOpen = publication?.state === "open";
  if (!publication && !mayChange) return null;
  return (
    <section
      aria-label={t("label")}
      className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm"
    >
      <State publication={publication} />
      {mayChange && (
        <Button look="secondary" size="sm" onClick={() => setAsked(true)}>
          <Megaphone aria-hidden="true" size={14} />
          {t(isOpen ? "edit" : "open")}
        </Button>
      )}
      {mayChange && isOpen && (
        <Button
          look="ghost"
          size="sm"
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate(jobId)}
        >
          {t("withdraw")}
        </Button>
      )}
      {isAsked && (
        <Suspense>
          <PublishDialog {...{ jobId, publication, draft }} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </section>
  );
}

function State({ publication }: { publication: Publication | null }) {
  const t = useTranslations("jobs.publish");
  const format = useFormatter();
  if (!publication) return null;
  const { state, slug, closesAt } = publication;
  return (
    <>
      <Tag tone={state === "open" ? "ok" : "neutral"}>{t(`states.${state}`)}</Tag>
      {state === "open" && (
        <a
          href={`/careers/${slug}`}
          target="_blank"
          rel="noreferrer"
          className="text-primary-ink underline-offset-2 hover:underline"
        >
          {t("look")}
        </a>
      )}
      {state === "open" && closesAt && (
        <span className="text-ink-3">
          {t("until", { day: format.dateTime(new Date(closesAt), { dateStyle: "medium" }) })}
        </span>
      )}
    </>
  );
}

/** What the public reads of a job, and what a new page of it would begin with. */
const publicationOf = (jobId: string) =>
  queryOptions({
    queryKey: [...publicationsKey, jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).publication.get()),
  });
