import { useMemo } from "react";
import { useTranslations } from "use-intl";
import type { Fact } from "@/modules/analysis/model";
import { useFactName } from "./fact-name";
import { segmentsOf } from "./evidence";

type Props = { text: string; facts: readonly Fact[] };

/** The ad's own words, with what the analysis rests on marked where it stands. */
export function EvidenceText({ text, facts }: Props) {
  const t = useTranslations("jobs");
  const segments = useMemo(() => segmentsOf(text, facts), [text, facts]);
  const nameOf = useFactName();
  const name = (fact: Fact) =>
    t("evidence", { kind: t(`kinds.${fact.kind}`), label: nameOf(fact) });
  return (
    <p className="text-sm leading-6 whitespace-pre-line text-ink">
      {segments.map((segment) =>
        segment.facts.length === 0 ? (
          segment.text
        ) : (
          <mark
            key={segment.start}
            title={segment.facts.map(name).join("\n")}
            className="cursor-help rounded-[2px] bg-primary-wash text-primary-ink"
          >
            {segment.text}
          </mark>
        ),
      )}
    </p>
  );
}
