import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/platform/records/read";
import { type Wallet, type WalletPaper, walletOf } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SectionTitle } from "@/web/ui/section-title";
import { EarlierPapers } from "./earlier-papers";
import { IdentityPart } from "./identity-part";
import { PaperItem } from "./paper-item";

const PaperDialog = lazy(() => import("./paper-dialog"));

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
  const mayAdd = useMay("recruiter");
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
          {current.map((paper) => (
            <PaperItem key={paper.id} paper={paper} candidateId={candidateId} />
          ))}
        </ul>
        <EarlierPapers
          papers={wallet.papers.filter(({ state }) => state !== "current")}
          candidateId={candidateId}
        />
      </section>
      <IdentityPart identity={wallet.identity} candidateId={candidateId} />
      {isAdding && (
        <Suspense>
          <PaperDialog candidateId={candidateId} deed="add" onClose={() => setAdding(false)} />
        </Suspense>
      )}
    </div>
  );
}

const soonest = (a: WalletPaper, b: WalletPaper) =>
  (a.expiresOn ?? "9999").localeCompare(b.expiresOn ?? "9999");
