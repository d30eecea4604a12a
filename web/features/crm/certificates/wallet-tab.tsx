import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { useDate } from "@/web/shared/dates";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { Tag } from "@/web/ui/tag";
import { IdentityPart } from "./identity-part";
import { CertificateItem } from "./certificate-item";
import { type Wallet, walletOf, type WalletCertificate } from "./queries";
import { useCertificateActions } from "./use-wallet";

const CertificateDialog = lazy(() => import("./certificate-dialog"));

export function WalletTab({ candidateId }: { candidateId: string }) {
  const t = useTranslations("papers.wallet");
  const query = useQuery(walletOf(candidateId));
  return (
    <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
      {(wallet) => <Shown wallet={wallet} candidateId={candidateId} />}
    </Read>
  );
}

function Shown({ wallet, candidateId }: { wallet: Wallet; candidateId: string }) {
  const t = useTranslations("papers.wallet");
  const mayAdd = useHasRole("recruiter");
  const [isAdding, setAdding] = useState(false);
  const current = wallet.papers.filter(({ state }) => state === "current").toSorted(soonest);
  const add = mayAdd && (
    <Button size="sm" icon={Plus} onClick={() => setAdding(true)}>
      {t("add")}
    </Button>
  );
  return (
    <div className="grid gap-6">
      <section className="grid gap-2">
        <div className="flex flex-wrap items-center justify-between gap-2">
          <SectionTitle>{t("title")}</SectionTitle>
          {current.length > 0 && add}
        </div>
        {current.length === 0 && (
          <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} action={add} />
        )}
        <ul className="grid gap-2 empty:hidden">
          {current.map((certificate) => (
            <CertificateItem key={certificate.id} paper={certificate} candidateId={candidateId} />
          ))}
        </ul>
        <EarlierCertificates
          papers={wallet.papers.filter(({ state }) => state !== "current")}
          candidateId={candidateId}
        />
      </section>
      <IdentityPart identity={wallet.identity} candidateId={candidateId} />
      {isAdding && (
        <Suspense>
          <CertificateDialog
            candidateId={candidateId}
            deed="add"
            onClose={() => setAdding(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

const soonest = (a: WalletCertificate, b: WalletCertificate) =>
  (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999");

type Props = { papers: WalletCertificate[]; candidateId: string };

/** What was renewed or let go: out of the way, and never lost. */
function EarlierCertificates({ papers, candidateId }: Props) {
  const t = useTranslations("papers.wallet");
  const mayEdit = useHasRole("recruiter");
  const day = useDate();
  const { takeBack } = useCertificateActions(candidateId);
  if (papers.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-[28px] cursor-pointer text-ink-2">
        {t("history", { count: papers.length })}
      </summary>
      <ul className="grid gap-1.5 pt-1">
        {papers.map((certificate) => (
          <li
            key={certificate.id}
            className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2"
          >
            <span className="min-w-0 break-words">{certificate.name}</span>
            {certificate.number && (
              <span className="num text-xs text-ink-3">{certificate.number}</span>
            )}
            {certificate.expiresOn && (
              <span className="num text-xs">{day(certificate.expiresOn)}</span>
            )}
            {certificate.state !== "current" && (
              <Tag hasLed={false}>{t(`states.${certificate.state}`)}</Tag>
            )}
            {mayEdit && certificate.state === "let-go" && (
              <Button
                size="sm"
                look="ghost"
                pending={takeBack.isPending}
                onClick={() => takeBack.mutate(certificate)}
              >
                {t("takeBack")}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
