import type { WatchedPerson } from "@/modules/privacy/ai-oversight/model";
import type { Selection } from "@/web/shared/list/use-selection";
import { Button } from "@/web/ui/button";
import type { StretchDeed } from "./deeds";

type Props = { deed: StretchDeed; people: readonly WatchedPerson[]; selection: Selection };

/** The chosen ones it is possible for; who has found a reason to stay meanwhile is left out. */
export function BulkDeed({ deed, people, selection }: Props) {
  const ids = people
    .filter((person) => selection.has(person.id) && deed.isPossible(person))
    .map(({ id }) => id);
  return (
    <Button
      look={deed.isGrave ? "danger" : "primary"}
      size="sm"
      pending={deed.isPending}
      disabled={ids.length === 0}
      onClick={() => deed.run(ids, selection.clear)}
    >
      {deed.many(ids.length)}
    </Button>
  );
}
