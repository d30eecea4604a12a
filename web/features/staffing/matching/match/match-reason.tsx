import { useTranslations } from "use-intl";
import type { Match } from "@/modules/staffing/matching/model";
import type { Component } from "@/modules/staffing/matching/rules";
import { useWords } from "../use-words";

const shown = 3;
/** What a person is asked about first, before terms and pay. */
const told: readonly Component[] = ["certificates", "skills", "systems", "role"];

/** Why somebody fits and what is missing, as short as it can be said. */
export function MatchReason({ match }: { match: Match }) {
  const t = useTranslations("matching.reason");
  const { word } = useWords();
  const wordsOf = (fit: "matched" | "missing", components: readonly Component[]) =>
    components.flatMap((component) => {
      const part = match.parts.find((it) => it.component === component);
      return part?.[fit].map((what) => word(component, what)) ?? [];
    });
  const has = wordsOf("matched", ["skills", ...told.filter((it) => it !== "skills")]);
  const lacks = wordsOf("missing", told);
  return (
    <div className="grid grid-cols-1 gap-0.5 text-xs text-ink-2">
      {has.length > 0 && <Sentence label={t("has")} words={has} />}
      {lacks.length > 0 && <Sentence label={t("lacks")} words={lacks} />}
      {has.length + lacks.length === 0 && <p>{t("nothing")}</p>}
    </div>
  );
}

function Sentence({ label, words }: { label: string; words: readonly string[] }) {
  const t = useTranslations("jobs");
  const [some, more] = [words.slice(0, shown), words.length - shown];
  return (
    <p className="flex gap-1.5" title={words.join(", ")}>
      <span className="shrink-0 text-ink-3">{label}</span>
      <span className="truncate">{some.join(" · ")}</span>
      {more > 0 && <span className="num shrink-0 text-ink-3">{t("more", { count: more })}</span>}
    </p>
  );
}
