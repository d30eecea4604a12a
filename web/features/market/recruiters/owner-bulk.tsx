import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { recordsAtOnce } from "@/modules/records/core/rules";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { ColleagueMenu } from "@/web/features/records/owners/colleague-menu";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { recruitersKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { jobIds: string[]; onDone: () => void };

/** Gives the chosen jobs to one recruiter, or to nobody, and offers the way back. */
export function OwnerBulk({ jobIds, onDone }: Props) {
  const t = useTranslations("recruiters.together");
  const giving = useGiving(onDone);
  const give = (recruiterId: string | null) => giving.mutate({ jobIds, recruiterId });
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

type Giving = { jobIds: string[]; recruiterId: string | null };

function useGiving(onDone: () => void) {
  const t = useTranslations("recruiters");
  const inBatches = useInBatches();
  return useDeed({
    act: async ({ jobIds, recruiterId }: Giving) => {
      const all = await inBatches(jobIds, (some) =>
        ok(api.jobs.owners.post({ jobIds: some, recruiterId })),
      );
      onDone();
      return all.flatMap(({ moved }) => moved);
    },
    back: async (moved, { recruiterId }) => {
      for (let from = 0; from < moved.length; from += recordsAtOnce) {
        const some = moved.slice(from, from + recordsAtOnce);
        await ok(api.jobs.owners.delete({ recruiterId, moved: some }));
      }
    },
    said: ({ length: count }) => t("together.done", { count }),
    failed: t("assigned.failed"),
    keys: [recruitersKey],
  });
}

export { OwnerBulk as Component };
