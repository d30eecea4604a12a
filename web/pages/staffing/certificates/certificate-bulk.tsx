import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import type { EndingCertificate } from "@/modules/staffing/certificate-expiry/model";
import { api, ok } from "@/web/api";
import { walletKeys } from "@/web/features/crm/certificates/use-wallet";
import { MailTo } from "@/web/features/engagement/campaigns";
import { OwnerBulk } from "@/web/features/records/owners/owner-bulk";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { ExportChosen } from "@/web/shared/list/selection/export-chosen";
import { useBulkMutation } from "@/web/shared/list/selection/use-bulk-mutation";
import type { Selection } from "@/web/shared/list/selection/use-selection";
import { candidatesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

type Props = { rows: readonly EndingCertificate[]; selection: Selection };

/** What can be done with the chosen certificates and their holders; one is verified only by whoever has it in sight. */
export default function CertificateBulk({ rows, selection }: Props) {
  const chosen = rows.filter(({ id }) => selection.has(id));
  const unseen = chosen.filter(({ verifiedAt }) => !verifiedAt).map(({ id }) => id);
  const holders = [...new Set(chosen.map(({ candidate }) => candidate.id))];
  const onDone = selection.clear;
  return (
    <>
      {unseen.length > 0 && <Verify ids={unseen} onDone={onDone} />}
      {chosen.length === selection.ids.size && (
        <>
          <OwnerBulk kind="candidate" listKey={candidatesKey} ids={holders} onDone={onDone} />
          <MailTo candidateIds={holders} onDone={onDone} />
        </>
      )}
      <ExportChosen path="/certificates" selection={selection} />
    </>
  );
}

type VerifyProps = { ids: string[]; onDone: () => void };

function Verify({ ids, onDone }: VerifyProps) {
  const t = useTranslations("papers");
  const mayVerify = useHasRole("recruiter");
  const verifying = useBulkMutation({
    run: (some: { ids: string[] }) => ok(api.candidates.verifications.post({ ids: some.ids })),
    undo: (done) => ok(api.candidates.verifications.delete({ ids: done.ids })),
    countOf: ({ count }) => count,
    success: (count) => t("expiry.verifyMany", { count }),
    failure: t("wallet.saveFailed"),
    keys: walletKeys,
    onDone,
  });
  if (!mayVerify) return null;
  return (
    <Button
      size="sm"
      icon={Check}
      pending={verifying.isPending}
      onClick={() => verifying.mutate({ ids })}
    >
      {t("wallet.verify")}
    </Button>
  );
}
