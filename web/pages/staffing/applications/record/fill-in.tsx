import { useQuery } from "@tanstack/react-query";
import { applicationProposals } from "@/web/features/staffing/applications/queries";
import { Proposed } from "@/web/pages/crm/candidates/cv/cv-dialog";

type Props = { id: string; candidateId: string; onClose: () => void };

/** Fills in the record of somebody who applied from what they said and from their CV. */
export function FillIn({ id, candidateId, onClose }: Props) {
  const proposals = useQuery(applicationProposals(id));
  return <Proposed {...{ candidateId, proposals, onClose }} />;
}
