import { useQuery } from "@tanstack/react-query";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import type { Notify } from "./draft";

/** Who can be told after all: without an address nobody writes to the candidate. */
export function useReach(candidateId: string | undefined, chosen: Notify) {
  const { data } = useQuery({
    ...candidateRecord(candidateId ?? ""),
    enabled: candidateId !== undefined,
  });
  const hasAddress = data?.email !== null;
  return { hasAddress, notify: { ...chosen, candidate: chosen.candidate && hasAddress } };
}
