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
  const common = { failed: t("saveFailed"), keys: [candidatesKey, timelineKey] };
  return {
    give: useUndoableMutation({
      ...common,
      act: async (given: Given) => {
        const overview = await ok(at.consents.post(given));
        onGiven?.();
        return overview;
      },
      said: () => t("done.given"),
    }),
    withdraw: useUndoableMutation({
      ...common,
      act: (consentId: string) => ok(at.consents({ consentId }).withdrawal.post()),
      back: (_done, consentId) => ok(at.consents({ consentId }).withdrawal.delete()),
      said: () => t("done.withdrawn"),
    }),
    inform: useUndoableMutation({
      ...common,
      act: () => ok(at.information.post()),
      back: () => ok(at.information.delete()),
      said: () => t("done.informed"),
    }),
    uninform: useUndoableMutation({ ...common, act: () => ok(at.information.delete()) }),
    contact: useUndoableMutation({
      ...common,
      act: () => ok(at.contacts.post()),
      said: () => t("done.contacted"),
    }),
  };
}
