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
  const common = { failed: t("saveFailed"), keys: walletKeys };
  return {
    verify: useUndoableMutation({
      ...common,
      act: ({ id }: CertificateName) => ok(at(id).verification.post()),
      back: (_done, { id }) => ok(at(id).verification.delete()),
      said: (_done, { name }) => t("done.verified", { name }),
    }),
    letGo: useUndoableMutation({
      ...common,
      act: ({ id }: CertificateName) => ok(at(id)["letting-go"].post()),
      back: (_done, { id }) => ok(at(id)["letting-go"].delete()),
      said: (_done, { name }) => t("done.let-go", { name }),
    }),
    takeBack: useUndoableMutation({
      ...common,
      act: ({ id }: CertificateName) => ok(at(id)["letting-go"].delete()),
      said: (_done, { name }) => t("done.edited", { name }),
    }),
    confirm: useUndoableMutation({
      ...common,
      act: ({ id, expiresOn }: CertificateName & { expiresOn: string }) =>
        ok(at(id).patch({ expiresOn })),
      back: (_done, { id }) => ok(at(id).patch({ expiresOn: null })),
      said: (_done, { name }) => t("done.edited", { name }),
    }),
  };
}
