import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Users, UserSearch } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad/ad-link";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { jobMatches } from "@/web/features/staffing/matching/queries";
import { buttonClass } from "@/web/ui/button";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { preparePanel } from "./panel";
import { prepareMatch } from "./record/match";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { useErrorText, useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";
import { IconButton } from "@/web/ui/icon-button";

type Props = { job: Pick<Job, "id" | "title" | "sourceUrl"> };
type SourceProps = { job: Pick<Job, "id" | "title"> };

/** Has the candidates of a job looked for, and shows who was found and why. */
function SourceButton({ job }: SourceProps) {
  const t = useTranslations("jobs.source");
  const maySource = useHasRole("recruiter");
  const source = useSourcing(job.id);
  if (!maySource) return null;
  return (
    <IconButton
      icon={UserSearch}
      label={t("actionOf", { title: job.title })}
      aria-disabled={source.isPending || undefined}
      onClick={() => source.isPending || source.mutate()}
    />
  );
}

/** The same in the head of the job's record. */
export function HeadSource({ job }: SourceProps) {
  const t = useTranslations("jobs.source");
  const maySource = useHasRole("recruiter");
  const source = useSourcing(job.id);
  if (!maySource) return null;
  return (
    <HeadButton
      icon={UserSearch}
      label={t("action")}
      says={t("actionOf", { title: job.title })}
      pending={source.isPending}
      onClick={() => source.mutate()}
    />
  );
}

function useSourcing(jobId: string) {
  const t = useTranslations("jobs.source");
  const say = useServerText();
  const refusalOf = useErrorText();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: () => ok(api.jobs({ id: jobId })["source-candidates"].post()),
    onSuccess: ({ message }) => {
      notify({ title: t("done"), description: say(message), tone: "ok" });
      void navigate(matchAddress(jobId, search), { preventScrollReset: true });
      return queries.invalidateQueries({ queryKey: candidatesKey });
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}

/** What one does with a job: see who fits, have candidates looked for, read the original. */
export function JobActions({ job }: Props) {
  const t = useTranslations("jobs.match");
  const { search } = useLocation();
  const prepare = usePreparedMatch(job.id);
  return (
    <div className="flex flex-wrap items-center gap-1.5">
      <Link
        to={matchAddress(job.id, search)}
        preventScrollReset
        onPointerEnter={prepare}
        onFocus={prepare}
        aria-label={t("actionOf", { title: job.title })}
        className={buttonClass("secondary", "sm")}
      >
        <Users aria-hidden="true" size={14} />
        {t("action")}
      </Link>
      <SourceButton job={job} />
      <span className="ml-auto">
        <ViewLink job={job} />
      </span>
    </div>
  );
}

/** Asks for everything the ranking of a job needs, while the pointer or the focus is only near it. */
export function usePreparedMatch(jobId: string): () => void {
  const queries = useQueryClient();
  return () => {
    preparePanel();
    prepareMatch();
    void queries.prefetchQuery(jobRecord(jobId));
    void queries.prefetchInfiniteQuery(jobMatches(jobId, {}));
  };
}

type ViewLinkProps = { job: Pick<Job, "id" | "title" | "sourceUrl"> };

/** The original ad; a job without an address opens its record. */
function ViewLink({ job: { id, title, sourceUrl } }: ViewLinkProps) {
  const t = useTranslations("jobs");
  const { search } = useLocation();
  return sourceUrl ? (
    <AdLink url={sourceUrl} label={t("viewOf", { title })}>
      {t("view")}
    </AdLink>
  ) : (
    <Link
      to={{ pathname: `/jobs/${id}`, search }}
      preventScrollReset
      aria-label={t("viewRecord", { title })}
      className={buttonClass("secondary", "sm")}
    >
      {t("view")}
    </Link>
  );
}
