import { useQuery } from "@tanstack/react-query";
import type { OwnedKind } from "@/modules/records/owners/rules";
import { useServerText } from "@/web/i18n/server-texts";
import { WordsCell } from "@/web/shared/list/table/cells";
import { ownerOf } from "./queries";

type Props = { kind: OwnedKind; id: string };

/** Who looks after the record of a row; nothing where no one does. */
export function OwnerCell({ kind, id }: Props) {
  const say = useServerText();
  const { data } = useQuery(ownerOf(kind, id));
  return <WordsCell text={data ? say(data.owner) : null} />;
}

/** The column of a list of such records. */
export const ownerColumn = (kind: OwnedKind) => ({
  id: "owner",
  isExtra: true,
  width: "minmax(104px, 1fr)",
  sort: { by: "owner" },
  cell: ({ id }: { id: string }) => <OwnerCell kind={kind} id={id} />,
});
