import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/platform/records/use-deed";
import { applicationsKey } from "@/web/features/staffing/applications/queries";
import { candidatesKey } from "@/web/state/query-keys";

type Chosen = { id: string; candidateId: string | null };

/** Makes an applicant the candidate who was chosen, or a new one. */
export function useTakingUp(onDone: () => void) {
  const t = useTranslations("applications.waiting");
  return useDeed({
    act: async ({ id, candidateId }: Chosen) => {
      await ok(api.applicants({ id }).candidate.post({ candidateId }));
      onDone();
    },
    said: () => t("takenUp"),
    failed: t("takingFailed"),
    keys: [candidatesKey],
  });
}

/** Lets go of what somebody sent, for good. */
export function useDismissing() {
  const t = useTranslations("applications.waiting");
  return useDeed({
    act: (id: string) => ok(api.applicants({ id }).delete()),
    said: () => t("dismissed"),
    failed: t("dismissingFailed"),
    keys: [applicationsKey],
  });
}
