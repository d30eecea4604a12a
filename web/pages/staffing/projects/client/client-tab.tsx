import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { Ledger } from "@/web/features/staffing/projects/ledger/ledger";
import { projectLedger, projectShortlists } from "@/web/features/staffing/projects/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ErrorState } from "@/web/ui/empty-state";
import { useSetAtom } from "jotai";
import { Link2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import type { Shortlist } from "@/modules/staffing/submissions/shortlists/model";
import type { LedgerLine } from "@/modules/staffing/submissions/model";
import { api, ok } from "@/web/api";
import { useDay } from "@/web/shared/dates";
import { notifyAtom } from "@/web/state/notices";
import { projectsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { SectionTitle } from "@/web/ui/section-title";

const NewShortlist = lazy(() => import("./new-shortlist"));

type Props = { project: ProjectRecord; ledger: readonly LedgerLine[] };

/** The pages that the client was sent, how often they were opened, and the way to send another. */
function Shortlists({ project, ledger }: Props) {
  const t = useTranslations("projectWork.shortlist");
  const { data: shared = [] } = useQuery(projectShortlists(project.id));
  const [isSharing, setSharing] = useState(false);
  return (
    <section className="grid gap-2">
      <div className="flex items-center justify-between gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        <Button size="sm" icon={Link2} onClick={() => setSharing(true)}>
          {t("add")}
        </Button>
      </div>
      {shared.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {shared.map((shortlist) => (
          <OneShared key={shortlist.id} shortlist={shortlist} />
        ))}
      </ul>
      {isSharing && (
        <Suspense>
          <NewShortlist project={project} ledger={ledger} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </section>
  );
}

function OneShared({ shortlist }: { shortlist: Shortlist }) {
  const t = useTranslations("projectWork.shortlist");
  const tSaid = useTranslations("projectWork.feedback");
  const dayOf = useDay();
  const format = useFormatter();
  const revoke = useRevoking(shortlist.id);
  const { candidates, views, feedback, expiresAt, revokedAt } = shortlist;
  const hasEnded = Date.parse(expiresAt) <= Date.now();
  const isOpen = !revokedAt && !hasEnded;
  const state = revokedAt
    ? t("revoked")
    : hasEnded
      ? t("ended")
      : t("until", { day: dayOf(expiresAt) });
  const last = views[0] && format.dateTime(new Date(views[0].at), "moment");
  const count = (verdict: "up" | "down") => feedback.filter((it) => it.verdict === verdict).length;
  return (
    <li className="grid gap-1 rounded-md border border-line bg-raised px-3 py-2 text-sm">
      <p className="flex flex-wrap items-center gap-2 text-ink">
        {t("people", { count: candidates.length })}
        <Tag tone={isOpen ? "ok" : "neutral"}>{state}</Tag>
        {isOpen && (
          <Button
            size="sm"
            look="ghost"
            className="ml-auto"
            pending={revoke.isPending}
            onClick={() => revoke.mutate()}
          >
            {t("revoke")}
          </Button>
        )}
      </p>
      <p className="text-xs text-ink-2">{candidates.map(({ name }) => name ?? "–").join(", ")}</p>
      <p className="text-xs text-ink-3">
        {t("views", { count: views.length })}
        {last && ` · ${t("lastView", { when: last })}`}
      </p>
      {feedback.length > 0 && (
        <p className="text-xs text-ink-2">
          {tSaid("up")} {count("up")} · {tSaid("down")} {count("down")}
        </p>
      )}
    </li>
  );
}

function useRevoking(id: string) {
  const t = useTranslations("projectWork.shortlist");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: () => ok(api.shortlists({ id }).revocation.post()),
    onSuccess: () => notify({ title: t("revokeDone"), tone: "ok" }),
    onError: (error) =>
      notify({ title: t("revokeFailed"), description: refusalOf(error), tone: "destructive" }),
    onSettled: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
}

/** What the client was shown: the ledger, and the pages behind links. */
export default function ClientTab({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.submission");
  const tAll = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const mayShare = useHasRole("recruiter");
  const { data: ledger, isError, error, refetch } = useQuery(projectLedger(project.id));
  if (isError && !ledger) {
    return (
      <ErrorState
        title={t("readFailed")}
        text={refusalOf(error)}
        retryLabel={tAll("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div className="grid gap-6">
      {mayShare && <Shortlists project={project} ledger={ledger ?? []} />}
      <Ledger title={t("ledger")} lines={ledger ?? []} />
    </div>
  );
}
