import { useQuery } from "@tanstack/react-query";
import { UserRound } from "lucide-react";
import { useTranslations } from "use-intl";
import { recordsAtOnce } from "@/modules/records/core/rules";
import { api, ok } from "@/web/api";
import { handleOf } from "@/web/features/records/core/notes/mentions";
import { colleagues } from "@/web/features/records/core/queries";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { recruitersKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { LateMenu } from "@/web/ui/late-menu";

type Props = { jobIds: string[]; onDone: () => void };

/** Gives the chosen jobs to one recruiter, or to nobody, and offers the way back. */
export function OwnerBulk({ jobIds, onDone }: Props) {
  const t = useTranslations("recruiters.together");
  const { data: people = [] } = useQuery(colleagues);
  const giving = useGiving(onDone);
  const give = (recruiterId: string | null) => giving.mutate({ jobIds, recruiterId });
  const entries = people.map((person) => ({
    label: handleOf(person, people),
    onSelect: () => give(person.id),
  }));
  return (
    <LateMenu
      label={t("action")}
      entries={[...entries, { label: t("nobody"), onSelect: () => give(null) }]}
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
