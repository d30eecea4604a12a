import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { DuplicatePair } from "@/modules/crm/duplicates/model";
import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { api, ok } from "@/web/api";
import { MergeLink } from "./merge-link";
import { keyOfKind } from "./queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";

type Props = { kind: MergeKind; pair: DuplicatePair };

const paths: Record<MergeKind, string> = { candidate: "/candidates", client: "/clients" };

export function DuplicateRow({ kind, pair: { ids, names, numbers, signs } }: Props) {
  const t = useTranslations("merging");
  const mayMerge = useHasRole("recruiter");
  const apart = useKeepingApart(kind);
  const [keptId, mergedId] = ids;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-surface p-3">
      <div className="grid min-w-0 flex-1 basis-64 gap-1">
        {ids.map((id, n) => (
          <Link
            key={id}
            to={`${paths[kind]}/${id}`}
            className="min-h-[24px] truncate text-sm leading-6 font-medium text-ink hover:underline"
          >
            <span className="num pr-2 text-xs text-ink-3">{numbers[n]}</span>
            {names[n]}
          </Link>
        ))}
      </div>
      <div className="flex flex-wrap gap-1.5">
        {signs.map((sign) => (
          <Tag key={sign} tone="warn">
            {t(`signs.${sign}`)}
          </Tag>
        ))}
      </div>
      <div className="flex gap-2">
        <MergeLink pair={{ kind, keptId, mergedId }} path={paths[kind]} />
        {mayMerge && (
          <Button size="sm" pending={apart.isPending} onClick={() => apart.mutate(ids)}>
            {t("page.apart")}
          </Button>
        )}
      </div>
    </li>
  );
}

/** Says that they are two; the way back asks about them again. */
function useKeepingApart(kind: MergeKind) {
  const t = useTranslations("merging");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: keyOfKind[kind] });
  return useMutation({
    mutationFn: (ids: [string, string]) => ok(api.merges.refusals.post({ kind, ids })),
    onSuccess: ({ ids }) => {
      const undo = async () => {
        await ok(api.merges.refusals.delete({ kind, ids }));
        await refresh();
      };
      notify({ title: t("page.keptApart"), tone: "ok", undo });
      return refresh();
    },
  });
}
