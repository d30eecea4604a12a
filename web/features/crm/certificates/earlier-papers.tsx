import { useTranslations } from "use-intl";
import type { WalletPaper } from "./queries";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { useDay } from "./use-day";
import { usePaperDeeds } from "./use-wallet";

type Props = { papers: WalletPaper[]; candidateId: string };

/** What was renewed or let go: out of the way, and never lost. */
export function EarlierPapers({ papers, candidateId }: Props) {
  const t = useTranslations("papers.wallet");
  const mayEdit = useMay("recruiter");
  const day = useDay();
  const { takeBack } = usePaperDeeds(candidateId);
  if (papers.length === 0) return null;
  return (
    <details className="text-sm">
      <summary className="min-h-[28px] cursor-pointer text-ink-2">
        {t("history", { count: papers.length })}
      </summary>
      <ul className="grid gap-1.5 pt-1">
        {papers.map((paper) => (
          <li key={paper.id} className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ink-2">
            <span className="min-w-0 break-words">{paper.name}</span>
            {paper.number && <span className="num text-xs text-ink-3">{paper.number}</span>}
            {paper.expiresOn && <span className="num text-xs">{day(paper.expiresOn)}</span>}
            {paper.state !== "current" && <Tag hasLed={false}>{t(`states.${paper.state}`)}</Tag>}
            {mayEdit && paper.state === "let-go" && (
              <Button
                size="sm"
                look="ghost"
                pending={takeBack.isPending}
                onClick={() => takeBack.mutate(paper)}
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
