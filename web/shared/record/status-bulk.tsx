import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { CircleDot } from "lucide-react";
import { useTranslations } from "use-intl";
import { useRefusal, useSpoken } from "@/web/i18n/server-texts";
import { useMay } from "@/web/shared/hooks/use-may";
import { useInBatches } from "@/web/shared/list/selection/in-batches";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { LateMenu } from "@/web/ui/late-menu";
import type { ListKind, StatusSteps } from "./kind";

type Props = {
  kind: Pick<ListKind<never>, "queryKey">;
  steps: StatusSteps;
  ids: string[];
  onDone: () => void;
};

/** Gives all chosen records one status, and offers the way back. */
export default function StatusBulk({ steps, ids, ...rest }: Props) {
  const t = useTranslations();
  const mayMove = useMay("recruiter");
  const move = useMoving({ steps, ...rest });
  if (!mayMove) return null;
  return (
    <LateMenu
      label={t("records.status.action")}
      entries={steps.values.map((status) => ({
        label: t(`${steps.names}.${status}` as never),
        onSelect: () => move.mutate({ ids, status }),
      }))}
      trigger={
        <Button size="sm" icon={CircleDot} pending={move.isPending}>
          {t("records.status.action")}
        </Button>
      }
    />
  );
}

/** So many are named; of more one reads in their records. */
const mostNamed = 5;

function useRefusals() {
  const t = useTranslations("records.status");
  const say = useSpoken();
  return (refused: readonly { number: string; why: string }[]): string[] => [
    ...refused
      .slice(0, mostNamed)
      .map(({ number, why }) => t("refused", { number, why: say(why) })),
    ...(refused.length > mostNamed ? [t("more", { count: refused.length - mostNamed })] : []),
  ];
}

type Asked = { ids: string[]; status: string };

/** Says how many were moved, and how many need a step of their own. */
function useMoving({ kind: { queryKey }, steps, onDone }: Omit<Props, "ids">) {
  const t = useTranslations();
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const inBatches = useInBatches();
  const refusals = useRefusals();
  const refresh = () => queries.invalidateQueries({ queryKey });
  return useMutation({
    mutationFn: ({ ids, status }: Asked) => inBatches(ids, (some) => steps.set(some, status)),
    onSuccess: (answers, { status }) => {
      const moved = answers.filter((it) => it.moved.length > 0);
      const undo = async () => {
        for (const some of moved) await steps.unset({ status, moved: some.moved });
        await refresh();
      };
      const count = moved.reduce((sum, it) => sum + it.moved.length, 0);
      const kept = answers.reduce((sum, it) => sum + it.kept, 0);
      const refused = answers.flatMap((it) => it.refused ?? []);
      const name = t(`${steps.names}.${status}` as never);
      const told = [kept > 0 && t("records.status.kept", { count: kept }), ...refusals(refused)];
      notify({
        title: t("records.status.done", { count, status: name }),
        description: told.filter(Boolean).join(" "),
        tone: count > 0 ? "ok" : "neutral",
        ...(count > 0 && { undo }),
      });
      onDone();
      return refresh();
    },
    onError: (error) =>
      notify({
        title: t("records.moveFailed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}
