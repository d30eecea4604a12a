import { useMutation } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { idsOfAll, type Matching, maxSelected } from "./matching";
import type { Selection } from "./use-selection";

type Props = { selection: Selection; shown: readonly string[]; matching: Matching };

/** Once all rows in sight are chosen: the way to choose those that are not in sight too. */
export function ChooseEverything({ selection, shown, matching }: Props) {
  const t = useTranslations("ui.list");
  const { isPending, mutate } = useReading(selection, matching);
  const { total } = matching;
  const most = matching.isLeast ? maxSelected : Math.min(total, maxSelected);
  const isOffered =
    !selection.everything &&
    (matching.isLeast || total > shown.length) &&
    selection.ids.size < most &&
    shown.every(selection.has);
  if (!isOffered) return null;
  const many = total > maxSelected ? "selectFirst" : "selectMatching";
  return (
    <Button look="ghost" size="sm" pending={isPending} onClick={() => mutate()}>
      {t(matching.isLeast ? "selectUpTo" : many, { count: most, total })}
    </Button>
  );
}

function useReading({ chooseEverything }: Selection, { filter, read }: Matching) {
  const t = useTranslations("ui.list");
  const refusalOf = useErrorText();
  const notify = useSetAtom(notifyAtom);
  return useMutation({
    mutationFn: () => idsOfAll(read),
    onSuccess: (ids) => chooseEverything(ids, filter),
    onError: (error) =>
      notify({
        title: t("selectFailed"),
        description: refusalOf(error),
        tone: "destructive",
      }),
  });
}
