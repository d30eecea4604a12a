import { useTranslations } from "use-intl";
import type { Channel, Purpose } from "@/modules/crm/candidates/rules";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidatesKey, timelineKey } from "@/web/state/query-keys";

type Given = {
  purpose: Purpose;
  channel: Channel;
  language: string;
  proof: string;
  givenOn?: string;
};

/** What can be done about consents, the duty to inform and the last contact. */
export function useConsents(candidateId: string, onGiven?: () => void) {
  const t = useTranslations("papers.consents");
  const at = api.candidates({ id: candidateId });
  const common = { failure: t("saveFailed"), keys: [candidatesKey, timelineKey] };
  return {
    give: useUndoableMutation({
      ...common,
      run: async (given: Given) => {
        const overview = await ok(at.consents.post(given));
        onGiven?.();
        return overview;
      },
      success: () => t("done.given"),
    }),
    withdraw: useUndoableMutation({
      ...common,
      run: (consentId: string) => ok(at.consents({ consentId }).withdrawal.post()),
      undo: (_done, consentId) => ok(at.consents({ consentId }).withdrawal.delete()),
      success: () => t("done.withdrawn"),
    }),
    inform: useUndoableMutation({
      ...common,
      run: () => ok(at.information.post()),
      undo: () => ok(at.information.delete()),
      success: () => t("done.informed"),
    }),
    uninform: useUndoableMutation({ ...common, run: () => ok(at.information.delete()) }),
    contact: useUndoableMutation({
      ...common,
      run: () => ok(at.contacts.post()),
      success: () => t("done.contacted"),
    }),
  };
}
