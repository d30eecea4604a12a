import { CircleDot } from "lucide-react";
import { useRef } from "react";
import { useTranslations } from "use-intl";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { pressWithin } from "@/web/ui/press-enter";
import type { ListKind, StatusSteps } from "./kind";

type Props = {
  kind: Pick<ListKind<never>, "queryKey">;
  steps: StatusSteps;
  ids: string[];
  onDone: () => void;
};

/** Gives all chosen records one status, and offers the way back; `s` opens the menu. */
export default function StatusBulk({ steps, ids, ...rest }: Props) {
  const t = useTranslations();
  const mayMove = useHasRole("recruiter");
  const move = useMoving({ steps, ...rest });
  const place = useRef<HTMLSpanElement>(null);
  useKeys("page", mayMove ? { s: () => pressWithin(place.current) } : {});
  if (!mayMove) return null;
  return (
    <span ref={place} className="contents">
      <LazyMenu
        label={t("records.status.action")}
        entries={steps.values.map((status) => ({
          label: t(`${steps.names}.${status}` as never),
          onSelect: () => move.mutate({ ids, status }),
        }))}
        trigger={
          <Button size="sm" icon={CircleDot} aria-keyshortcuts="s" pending={move.isPending}>
            {t("records.status.action")}
          </Button>
        }
      />
    </span>
  );
}

/** So many are named; of more one reads in their records. */
const maxNamed = 5;

function useRefusals() {
  const t = useTranslations("records.status");
  const say = useServerText();
  return (refused: readonly { number: string; why: string }[]): string[] => [
    ...refused.slice(0, maxNamed).map(({ number, why }) => t("refused", { number, why: say(why) })),
    ...(refused.length > maxNamed ? [t("more", { count: refused.length - maxNamed })] : []),
  ];
}

type Asked = { ids: string[]; status: string };

/** Says how many were moved, and how many need a step of their own. */
function useMoving({ kind: { queryKey }, steps, onDone }: Omit<Props, "ids">) {
  const t = useTranslations();
  const refusals = useRefusals();
  return useBulkMutation({
    run: ({ ids, status }: Asked) => steps.set(ids, status),
    undo: ({ moved }, { status }) => steps.unset({ status, moved }),
    countOf: ({ moved }) => moved.length,
    success: (count, { status }) =>
      t("records.status.done", { count, status: t(`${steps.names}.${status}` as never) }),
    details: (all) => {
      const kept = all.reduce((sum, it) => sum + it.kept, 0);
      const refused = all.flatMap((it) => it.refused ?? []);
      const stayed = kept > 0 ? [t("records.status.kept", { count: kept })] : [];
      return [...stayed, ...refusals(refused)].join(" ");
    },
    failure: t("records.moveFailed"),
    keys: [queryKey],
    onDone,
  });
}
