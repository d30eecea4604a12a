import { useQuery } from "@tanstack/react-query";
import { Undo2 } from "lucide-react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { mergesOf } from "./queries";
import { useMay } from "@/web/shared/hooks/use-may";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { useUnmerging } from "./use-merging";

type Props = { kind: MergeKind; id: string; path: string };

/** That this record went into another, or another into this one, as long as it can be taken back. */
export function MergedBanner({ kind, id, path }: Props) {
  const t = useTranslations("merging");
  const format = useFormatter();
  const mayUndo = useMay("recruiter");
  const { data = [] } = useQuery(mergesOf(kind, id));
  const unmerge = useUnmerging(kind);
  return data.map((merge) => (
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
          day: format.dateTime(new Date(merge.undoableUntil), { dateStyle: "medium" }),
        })}
      </p>
    </Banner>
  ));
}
