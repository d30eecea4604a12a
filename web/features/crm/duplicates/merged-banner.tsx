import { Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Merge } from "@/modules/crm/duplicates/model";
import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { useUnmerging } from "./use-merging";

type Props = { kind: MergeKind; id: string; path: string; merges: readonly Merge[] };

/** That this record went into another, or another into this one, as long as it can be taken back. */
export function MergedBanner({ kind, id, path, merges }: Props) {
  const t = useTranslations("merging");
  const format = useFormatter();
  const mayUndo = useHasRole("recruiter");
  const unmerge = useUnmerging(kind);
  return merges.map((merge) => (
    <Banner
      key={merge.id}
      tone="primary"
      action={
        mayUndo && (
          <Button
            size="sm"
            icon={Undo2}
            pending={unmerge.isPending}
            onClick={() => unmerge.mutate(merge.id)}
          >
            {t("undo")}
          </Button>
        )
      }
    >
      <p>
        {merge.mergedId === id ? (
          <Link to={`${path}/${merge.keptId}`} className="underline underline-offset-2">
            {t("wentInto")}
          </Link>
        ) : (
          t("cameFrom", { name: merge.mergedName })
        )}
      </p>
      <p className="text-xs">
        {t("undoable", {
          day: format.dateTime(new Date(merge.undoableUntil), "day"),
        })}
      </p>
    </Banner>
  ));
}
