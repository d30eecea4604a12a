import { useTranslations } from "use-intl";
import type { JobSignals } from "@/modules/market/employers/model";
import { Tag } from "@/web/ui/tag";
import { PayScore } from "./pay-score";

type Check = JobSignals["pay"];

/** How an ad keeps the rules about pay: its score, and what it lacks with the words in question. */
export function PayCheckLine({ pay }: { pay: Check }) {
  const t = useTranslations("radar.pay");
  const failed = pay.findings.filter(({ isWell }) => !isWell);
  return (
    <div className="grid gap-1.5">
      <div className="flex flex-wrap items-center gap-2">
        <PayScore score={pay.score} />
        {failed.length === 0 && pay.score !== null && <Tag tone="ok">{t("allWell")}</Tag>}
        {pay.score === null && <span className="text-xs text-ink-3">{t("unread")}</span>}
      </div>
      {failed.length > 0 && (
        <ul aria-label={t("lacking")} className="grid gap-1 text-xs text-ink-2">
          {failed.map((finding) => (
            <li key={finding.check} className="border-l-2 border-line pl-2">
              <Finding finding={finding} range={pay.range} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

type FindingProps = { finding: Check["findings"][number]; range: Check["range"] };

function Finding({ finding: { check, marks }, range }: FindingProps) {
  const t = useTranslations("radar.pay");
  const text =
    check === "range"
      ? t(`ranges.${range}`)
      : check === "words" && marks.length === 0
        ? t("failures.title")
        : t(`failures.${check}`);
  const seen = [...new Map(marks.map((mark) => [mark.quote.toLowerCase(), mark])).values()];
  return (
    <>
      {text}
      {seen.map(({ quote, instead }) => (
        <q key={quote} className="ml-1.5 text-ink">
          {instead ? t("instead", { quote, instead }) : quote}
        </q>
      ))}
    </>
  );
}
