import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useDeed } from "@/web/features/records/core/use-deed";
import { walletKeys } from "./use-wallet";

export type Draft = {
  certificate: string;
  number: string;
  issuedOn: string;
  expiresOn: string;
  proofFileId: string;
};

type Saving = {
  candidateId: string;
  deed: "add" | "edit" | "renew";
  paper: { id: string; name: string } | undefined;
  onClose: () => void;
};

const doneOf = { add: "added", edit: "edited", renew: "renewed" } as const;

/** Saves what the dialog holds; a renewal can be taken back. */
export function useSaving({ candidateId, deed, paper, onClose }: Saving) {
  const t = useTranslations("papers.wallet");
  const candidate = api.candidates({ id: candidateId });
  const at = candidate.certificates({ certificateId: paper?.id ?? "" });
  const send = (draft: Draft) => {
    const { certificate, ...given } = draft;
    const details = {
      number: given.number,
      issuedOn: given.issuedOn || null,
      expiresOn: given.expiresOn || null,
      proofFileId: given.proofFileId || null,
    };
    if (deed === "edit") return ok(at.patch(details));
    if (deed === "renew") return ok(at.renewal.post(details));
    return ok(candidate.certificates.post({ certificate, ...details }));
  };
  return useDeed({
    act: async (draft: Draft) => {
      const wallet = await send(draft);
      onClose();
      return wallet;
    },
    ...(deed === "renew" && { back: () => ok(at.renewal.delete()) }),
    said: ({ papers }, { certificate }) => {
      const name = paper?.name ?? papers.find((it) => it.certificate === certificate)?.name ?? "";
      return t(`done.${doneOf[deed]}`, { name });
    },
    failed: t("saveFailed"),
    keys: walletKeys,
  });
}
