import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { LateScheduleDialog } from "@/web/features/engagement/interviews/schedule-button";
import { useListState } from "@/web/shared/list/use-list-state";
import { candidateRecord } from "@/web/features/crm/candidates/queries";
import { useMay } from "@/web/shared/use-may";

const keys = ["new", "candidate"] as const;

/** The form has an address (`?new=1&candidate=…`), so that any screen can lead straight to it. */
export function NewInterview({ day }: { day: string | undefined }) {
  const maySchedule = useMay("recruiter");
  const { values, clear } = useListState(keys);
  const { candidate: id } = values;
  const isAsked = maySchedule && values.new === "1";
  const { data, isError } = useQuery({ ...candidateRecord(id ?? ""), enabled: isAsked && !!id });
  if (!isAsked || (id && !data && !isError)) return null;
  const candidate = data && { id: data.id, name: `${data.firstName} ${data.lastName}` };
  return (
    <Suspense>
      <LateScheduleDialog opening={{ day, candidate }} onClose={clear} />
    </Suspense>
  );
}
