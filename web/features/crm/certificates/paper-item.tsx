import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { WalletPaper } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { useDay } from "./use-day";
import { usePaperDeeds } from "./use-wallet";
import { ValidityBar } from "./validity-bar";

const PaperDialog = lazy(() => import("./paper-dialog"));

type Props = { paper: WalletPaper; candidateId: string };

/** One paper that counts: how long it holds, who has seen it, and what can be done about it. */
export function PaperItem({ paper, candidateId }: Props) {
  const mayEdit = useMay("recruiter");
  return (
    <li
      aria-label={paper.name}
      className="grid gap-2 rounded-lg border border-line bg-raised px-3 py-2.5"
    >
      <div className="flex flex-wrap items-baseline gap-x-2">
        <span className="min-w-0 text-sm font-medium break-words text-ink">{paper.name}</span>
        {paper.number && <span className="num text-xs text-ink-3">{paper.number}</span>}
      </div>
      <ValidityBar paper={paper} />
      <Known paper={paper} />
      {mayEdit && <Deeds paper={paper} candidateId={candidateId} />}
    </li>
  );
}

function Known({ paper }: Pick<Props, "paper">) {
  const t = useTranslations("papers.wallet");
  const day = useDay();
  const { issuedOn, verifiedBy, verifiedAt, proofFileId } = paper;
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-ink-2">
      {issuedOn && <span>{t("issued", { day: day(issuedOn) })}</span>}
      <span>
        {verifiedBy && verifiedAt
          ? t("verified", { name: verifiedBy, day: day(verifiedAt) })
          : t("unverified")}
      </span>
      {proofFileId && (
        <a
          className="inline-flex min-h-[24px] items-center underline"
          href={`/api/files/${proofFileId}/content`}
          target="_blank"
          rel="noreferrer"
        >
          {t("fields.proof")}
        </a>
      )}
    </p>
  );
}

function Deeds({ paper, candidateId }: Props) {
  const t = useTranslations("papers.wallet");
  const [open, setOpen] = useState<"edit" | "renew" | null>(null);
  const { verify, letGo, confirm } = usePaperDeeds(candidateId);
  const day = useDay();
  const { name, proposedUntil } = paper;
  return (
    <>
      {proposedUntil && (
        <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
          {t("proposed", { day: day(proposedUntil) })}
          <Button
            size="sm"
            pending={confirm.isPending}
            onClick={() => confirm.mutate({ ...paper, expiresOn: proposedUntil })}
          >
            {t("confirm", { day: day(proposedUntil) })}
          </Button>
        </p>
      )}
      <div className="flex flex-wrap gap-1">
        {!paper.verifiedAt && (
          <Button
            size="sm"
            pending={verify.isPending}
            aria-label={t("verifyOf", { name })}
            onClick={() => verify.mutate(paper)}
          >
            {t("verify")}
          </Button>
        )}
        <Button size="sm" aria-label={t("renewOf", { name })} onClick={() => setOpen("renew")}>
          {t("renew")}
        </Button>
        <Button
          size="sm"
          look="ghost"
          aria-label={t("editOf", { name })}
          onClick={() => setOpen("edit")}
        >
          {t("edit")}
        </Button>
        <Button
          size="sm"
          look="ghost"
          pending={letGo.isPending}
          aria-label={t("letGoOf", { name })}
          onClick={() => letGo.mutate(paper)}
        >
          {t("letGo")}
        </Button>
      </div>
      {open && (
        <Suspense>
          <PaperDialog
            candidateId={candidateId}
            deed={open}
            paper={paper}
            onClose={() => setOpen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
