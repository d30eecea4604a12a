import type { MergeKind } from "@/modules/crm/duplicates/rules";
import { MergeLink } from "./merge-link";

type Props = { kind: MergeKind; ids: string[]; path: string };

/** Two chosen rows can be made one; which of them stays is asked in the dialog. */
export function MergeTwo({ kind, ids: [keptId, mergedId, third], path }: Props) {
  if (!keptId || !mergedId || third) return null;
  return <MergeLink pair={{ kind, keptId, mergedId }} path={path} />;
}
