import { useTranslations } from "use-intl";
import type { WatchedPerson } from "@/modules/oversight/model";
import type { Selection } from "@/web/components/list/use-selection";
import { Button } from "@/web/ui/button";
import { useDeletion } from "./use-deletion";

type Props = { people: readonly WatchedPerson[]; selection: Selection };

/** The chosen ones that can go; who was chosen and has found a reason to stay is left out. */
export function BulkDelete({ people, selection }: Props) {
  const t = useTranslations("gdpr.retention");
  const deletion = useDeletion();
  const ids = people
    .filter((it) => selection.has(it.id) && !it.isRequested && it.keptBy === null)
    .map(({ id }) => id);
  return (
    <Button
      look="danger"
      size="sm"
      pending={deletion.isPending}
      disabled={ids.length === 0}
      onClick={() => deletion.mutate(ids, { onSuccess: selection.clear })}
    >
      {t("deleteMany", { count: ids.length })}
    </Button>
  );
}
