import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { candidatesKey, certificatesKey, startsKey, timelineKey } from "@/web/state/query-keys";

export const walletKeys = [candidatesKey, certificatesKey, startsKey, timelineKey];

export type CertificateName = { id: string; name: string };

/** What can be done with one paper at once, each with its way back. */
export function useCertificateActions(candidateId: string) {
  const t = useTranslations("papers.wallet");
  const at = (certificateId: string) =>
    api.candidates({ id: candidateId }).certificates({ certificateId });
  const common = { failure: t("saveFailed"), keys: walletKeys };
  return {
    verify: useUndoableMutation({
      ...common,
      run: ({ id }: CertificateName) => ok(at(id).verification.post()),
      undo: (_done, { id }) => ok(at(id).verification.delete()),
      success: (_done, { name }) => t("done.verified", { name }),
    }),
    letGo: useUndoableMutation({
      ...common,
      run: ({ id }: CertificateName) => ok(at(id)["letting-go"].post()),
      undo: (_done, { id }) => ok(at(id)["letting-go"].delete()),
      success: (_done, { name }) => t("done.let-go", { name }),
    }),
    takeBack: useUndoableMutation({
      ...common,
      run: ({ id }: CertificateName) => ok(at(id)["letting-go"].delete()),
      success: (_done, { name }) => t("done.edited", { name }),
    }),
    confirm: useUndoableMutation({
      ...common,
      run: ({ id, expiresOn }: CertificateName & { expiresOn: string }) =>
        ok(at(id).patch({ expiresOn })),
      undo: (_done, { id }) => ok(at(id).patch({ expiresOn: null })),
      success: (_done, { name }) => t("done.edited", { name }),
    }),
  };
}
