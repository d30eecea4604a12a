import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { ColleagueMenu } from "@/web/features/records/owners/colleague-menu";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import { recruitersKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { jobIds: string[]; onDone: () => void };

/** Gives the chosen jobs to one recruiter, or to nobody, and offers the way back. */
export function OwnerBulk({ jobIds, onDone }: Props) {
  const t = useTranslations("recruiters.together");
  const giving = useGiving(onDone);
  const give = (recruiterId: string | null) => giving.mutate({ ids: jobIds, recruiterId });
  return (
    <ColleagueMenu
      label={t("action")}
      nobody={t("nobody")}
      onChoose={give}
      trigger={
        <Button size="sm" icon={UserRound} pending={giving.isPending}>
          {t("action")}
        </Button>
      }
    />
  );
}

type Giving = { ids: string[]; recruiterId: string | null };

function useGiving(onDone: () => void) {
  const t = useTranslations("recruiters");
  return useBulkMutation({
    run: ({ ids: jobIds, recruiterId }: Giving) =>
      ok(api.jobs.owners.post({ jobIds, recruiterId })),
    undo: ({ moved }, { recruiterId }) => ok(api.jobs.owners.delete({ recruiterId, moved })),
    countOf: ({ moved }) => moved.length,
    success: (count) => t("together.done", { count }),
    failure: t("assigned.failed"),
    keys: [recruitersKey],
    onDone,
  });
}

export { OwnerBulk as Component };
