import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { api, ok } from "@/web/api";
import { walletKeys } from "@/web/features/crm/certificates/use-wallet";
import { useDeed } from "@/web/features/records/core/use-deed";
import { useMay } from "@/web/shared/hooks/use-may";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly EndingCertificate[]; selection: Selection };

/** What can be done with the chosen certificates; one is verified only by whoever has it in sight. */
export function CertificateBulk({ rows, selection }: Props) {
  const t = useTranslations("papers.wallet");
  const mayVerify = useMay("recruiter");
  const verify = useVerifying(selection.clear);
  const unseen = rows.filter(({ id, verifiedAt }) => selection.has(id) && !verifiedAt);
  return (
    <>
      {mayVerify && unseen.length > 0 && (
        <Button
          size="sm"
          icon={Check}
          pending={verify.isPending}
          onClick={() => verify.mutate(unseen)}
        >
          {t("verify")}
        </Button>
      )}
      <ExportChosen path="/certificates" selection={selection} />
    </>
  );
}

const at = ({ id, candidate }: EndingCertificate) =>
  api.candidates({ id: candidate.id }).certificates({ certificateId: id });

function useVerifying(onDone: () => void) {
  const t = useTranslations("papers");
  return useDeed({
    act: async (papers: readonly EndingCertificate[]) => {
      for (const paper of papers) await ok(at(paper).verification.post());
      onDone();
      return papers;
    },
    back: async (papers) => {
      for (const paper of papers) await ok(at(paper).verification.delete());
    },
    said: ({ length: count }) => t("expiry.verifyMany", { count }),
    failed: t("wallet.saveFailed"),
    keys: walletKeys,
  });
}
