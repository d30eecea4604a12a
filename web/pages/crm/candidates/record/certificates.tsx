import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Check } from "lucide-react";
import { useTranslations } from "use-intl";
import type { CandidateRecord, Certificate } from "@/modules/crm/candidates/model";
import { api, ok } from "@/web/api";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { SectionTitle } from "@/web/ui/section-title";

/** The papers with their lights, those that end first on top. */
export function Certificates({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates.record");
  const soonest = candidate.certificates.toSorted((a, b) =>
    (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999"),
  );
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("certificates")}</SectionTitle>
      {soonest.length === 0 && <p className="text-sm text-ink-3">{t("noCertificates")}</p>}
      <ul className="grid gap-2 empty:hidden">
        {soonest.map((certificate) => (
          <li
            key={certificate.id}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-lg border border-line bg-raised px-3 py-2"
          >
            <span className="min-w-0 flex-1 text-sm text-ink">
              {certificate.name}
              {certificate.number && (
                <span className="num text-xs text-ink-3"> {certificate.number}</span>
              )}
            </span>
            <ValidityTag expiresOn={certificate.expiresOn} />
            <Verification candidateId={candidate.id} paper={certificate} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type Props = { candidateId: string; paper: Certificate };

/** Who has seen the paper itself, or the way to say that one has. */
function Verification({ candidateId, paper }: Props) {
  const t = useTranslations("candidates");
  const mayVerify = useHasRole("recruiter");
  const verify = useVerification(candidateId);
  const { verifiedBy: name } = paper;
  return (
    <div className="flex min-h-[24px] w-full items-center justify-between gap-2 text-xs text-ink-3">
      {name ? t("record.verified", { name }) : t("record.unverified")}
      {!name && mayVerify && (
        <Button
          look="ghost"
          size="sm"
          icon={Check}
          pending={verify.isPending}
          aria-label={t("verify.actionOf", { name: paper.name })}
          onClick={() => verify.mutate(paper)}
        >
          {t("verify.action")}
        </Button>
      )}
    </div>
  );
}

/** Says that somebody has seen a paper, and offers to take that back. */
function useVerification(id: string) {
  const t = useTranslations("candidates.verify");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const refresh = () => queries.invalidateQueries({ queryKey: candidatesKey });
  const at = (certificateId: string) =>
    api.candidates({ id }).certificates({ certificateId }).verification;
  return useMutation({
    mutationFn: (paper: Certificate) => ok(at(paper.id).post()),
    onSuccess: (_now, paper) => {
      const undo = async () => {
        await ok(at(paper.id).delete());
        await refresh();
      };
      notify({ title: t("done", { name: paper.name }), tone: "ok", undo });
      return refresh();
    },
    onError: (error) =>
      notify({ title: t("failed"), description: refusalOf(error), tone: "destructive" }),
  });
}
