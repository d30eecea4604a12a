import { useMutation, useQueryClient } from "@tanstack/react-query";
import { UserSearch } from "lucide-react";
import { useSetAtom } from "jotai";
import { useLocation, useNavigate } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Job } from "@/modules/market/jobs/model";
import { api, ok } from "@/web/api";
import { matchAddress } from "@/web/features/staffing/matching/address";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/use-may";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";
import { IconButton } from "@/web/ui/icon-button";
import { Button } from "@/web/ui/button";

type Props = { job: Pick<Job, "id" | "title">; look: "icon" | "words" };

/** Has the candidates of a job looked for, and shows who was found and why. */
export function SourceButton({ job, look }: Props) {
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
