import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { candidatesKey, certificatesKey, startsKey, timelineKey } from "@/web/state/query-keys";

export const walletKeys = [candidatesKey, certificatesKey, startsKey, timelineKey];

export type PaperName = { id: string; name: string };

/** What can be done with one paper at once, each with its way back. */
export function usePaperDeeds(candidateId: string) {
  const t = useTranslations("papers.wallet");
  const at = (certificateId: string) =>
    api.candidates({ id: candidateId }).certificates({ certificateId });
  const common = { failed: t("saveFailed"), keys: walletKeys };
  return {
    verify: useDeed({
      ...common,
      act: ({ id }: PaperName) => ok(at(id).verification.post()),
      back: (_done, { id }) => ok(at(id).verification.delete()),
      said: (_done, { name }) => t("done.verified", { name }),
    }),
    letGo: useDeed({
      ...common,
      act: ({ id }: PaperName) => ok(at(id)["letting-go"].post()),
      back: (_done, { id }) => ok(at(id)["letting-go"].delete()),
      said: (_done, { name }) => t("done.let-go", { name }),
    }),
    takeBack: useDeed({
      ...common,
      act: ({ id }: PaperName) => ok(at(id)["letting-go"].delete()),
      said: (_done, { name }) => t("done.edited", { name }),
    }),
    confirm: useDeed({
      ...common,
      act: ({ id, expiresOn }: PaperName & { expiresOn: string }) =>
        ok(at(id).patch({ expiresOn })),
      back: (_done, { id }) => ok(at(id).patch({ expiresOn: null })),
      said: (_done, { name }) => t("done.edited", { name }),
    }),
  };
}
