import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { WalletCertificate } from "./queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { useDate } from "@/web/shared/dates";
import { useCertificateActions } from "./use-wallet";
import { daysBetween } from "@/src/calendar";
import { type Validity, validityOf } from "@/modules/crm/candidates/rules";
import { ValidityTag } from "@/web/features/crm/candidates/validity-tag";
import { cx } from "@/web/ui/cx";
import { useToday } from "@/web/shared/hooks/use-zone";

const fills: Record<Validity, string> = {
  valid: "bg-ok-led",
  ending: "bg-warn-led",
  expired: "bg-bad-led",
  open: "bg-ink-3",
};
/** Where nobody noted the day of issue, the last year is shown. */
const daysShown = 365;

/** How much of its time a paper has left: drawn, and said in words. */
function ValidityBar({ paper }: { paper: Pick<WalletCertificate, "issuedOn" | "expiresOn"> }) {
  const t = useTranslations("papers.wallet");
  const today = useToday();
  const { issuedOn, expiresOn } = paper;
  const left = expiresOn === null ? null : daysBetween(today, expiresOn);
  return (
    <div className="grid gap-1">
      <div className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
        <ValidityTag expiresOn={expiresOn} />
        {left === null
          ? t("noEnd")
          : left < 0
            ? t("daysOver", { days: -left })
            : t("daysLeft", { days: left })}
      </div>
      {left !== null && expiresOn !== null && (
        <div aria-hidden="true" className="h-1.5 overflow-hidden rounded-full bg-sunken">
          <div
            className={cx("h-full rounded-full", fills[validityOf(expiresOn, today)])}
            style={{ width: `${shareLeft(left, issuedOn && daysBetween(issuedOn, expiresOn))}%` }}
          />
        </div>
      )}
    </div>
  );
}

const shareLeft = (left: number, whole: number | null | "") =>
  Math.max(0, Math.min(100, (100 * left) / (whole || daysShown)));

const CertificateDialog = lazy(() => import("./certificate-dialog"));

type Props = { paper: WalletCertificate; candidateId: string };

/** One paper that counts: how long it holds, who has seen it, and what can be done about it. */
export function CertificateItem({ paper, candidateId }: Props) {
  const mayEdit = useHasRole("recruiter");
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
      {mayEdit && <CertificateActions paper={paper} candidateId={candidateId} />}
    </li>
  );
}

function Known({ paper }: Pick<Props, "paper">) {
  const t = useTranslations("papers.wallet");
  const day = useDate();
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

function CertificateActions({ paper, candidateId }: Props) {
  const t = useTranslations("papers.wallet");
  const [open, setOpen] = useState<"edit" | "renew" | null>(null);
  const { verify, letGo, confirm } = useCertificateActions(candidateId);
  const { name, proposedUntil } = paper;
  return (
    <>
      {proposedUntil && (
        <ProposedEnd
          day={proposedUntil}
          isPending={confirm.isPending}
          onConfirm={() => confirm.mutate({ ...paper, expiresOn: proposedUntil })}
        />
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
          <CertificateDialog
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

type ProposedProps = { day: string; isPending: boolean; onConfirm: () => void };

/** The last day that somebody proposed for a paper, with the button that makes it count. */
function ProposedEnd({ day: until, isPending, onConfirm }: ProposedProps) {
  const t = useTranslations("papers.wallet");
  const day = useDate()(until);
  return (
    <p className="flex flex-wrap items-center gap-2 text-xs text-ink-2">
      {t("proposed", { day })}
      <Button size="sm" pending={isPending} onClick={onConfirm}>
        {t("confirm", { day })}
      </Button>
    </p>
  );
}
