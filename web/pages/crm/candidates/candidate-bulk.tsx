import { ConsentBulk } from "@/web/features/crm/consents";
import { MergeTwo } from "@/web/features/crm/duplicates/merge-two";

type Props = { ids: string[]; onDone: () => void };

/** Actions for selected candidates that are rarely used, in a chunk of their own. */
export default function CandidateBulk({ ids, onDone }: Props) {
  return (
    <>
      <ConsentBulk candidateIds={ids} onDone={onDone} />
      <MergeTwo kind="candidate" ids={ids} path="/candidates" />
    </>
  );
}
