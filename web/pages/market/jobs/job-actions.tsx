import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Users, UserSearch } from "lucide-react";
import type { ReactNode } from "react";
import { Link, useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { AdLink } from "@/web/features/market/jobs/ad/ad-link";
import { jobRecord } from "@/web/features/market/jobs/queries";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { jobMatches } from "@/web/features/staffing/matching/queries";
import { Button, buttonClass } from "@/web/ui/button";
import { preparePanel } from "./panel";
import { prepareMatch } from "./record/match";
import { useSetAtom } from "jotai";
import { api, ok } from "@/web/api";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/hooks/use-may";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";
import { IconButton } from "@/web/ui/icon-button";

type Props = {
  job: Pick<Job, "id" | "title" | "sourceUrl">;
  /** How much room there is: a card names its second button by an icon alone. */
  look: "icon" | "words";
  /** What else is done with it, before the way to the original. */
  children?: ReactNode;
};

type SourceButtonProps = { job: Pick<Job, "id" | "title">; look: "icon" | "words" };

/** Has the candidates of a job looked for, and shows who was found and why. */
function SourceButton({ job, look }: SourceButtonProps) {
  const t = useTranslations("jobs.source");
  const maySource = useMay("recruiter");
  const source = useSourcing(job.id);
  if (!maySource) return null;
  const label = t("actionOf", { title: job.title });
  return look === "icon" ? (
    <IconButton
      icon={UserSearch}
      label={label}
      aria-disabled={source.isPending || undefined}
      onClick={() => source.isPending || source.mutate()}
    />
  ) : (
    <Button
      size="sm"
      icon={UserSearch}
      aria-label={label}
      pending={source.isPending}
      onClick={() => source.mutate()}
    >
      {t("action")}
    </Button>
  );
}

function useSourcing(jobId: string) {
  const t = useTranslations("jobs.source");
  const say = useSpoken();
  const refusalOf = useRefusal();
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
export function JobActions({ job, look, children }: Props) {
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
      <SourceButton job={job} look={look} />
      {children}
      <span className="ml-auto">
        <ViewLink job={job} />
      </span>
    </div>
  );
}

/** Asks for everything the ranking of a job needs, while the pointer or the focus is only near it. */
function usePreparedMatch(jobId: string): () => void {
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
