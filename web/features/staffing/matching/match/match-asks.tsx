import { useTranslations } from "use-intl";
import type { Match } from "@/modules/staffing/matching/model";
import { useWords } from "../use-words";

const questions = [
  "country",
  "languages",
  "skills",
  "role",
  "certificates",
  "systems",
  "yearsDatacentre",
  "pay",
  "availability",
  "contract",
  "shifts",
] as const;

/** What nobody knows yet, as the questions a recruiter would ask. */
export function MatchAsks({ unknown }: Pick<Match, "unknown">) {
  const t = useTranslations("matching");
  const { certificate } = useWords();
  if (unknown.length === 0) return null;
  const question = (what: string) => {
    const known = questions.find((it) => it === what);
    return known ? t(`ask.${known}`) : t("ask.certificate", { certificate: certificate(what) });
  };
  return (
    <section>
      <p className="eyebrow mb-1">{t("unknown")}</p>
      <ul className="list-disc pl-4 text-sm text-ink-2 marker:text-ink-3">
        {unknown.map((what) => (
          <li key={what}>{question(what)}</li>
        ))}
      </ul>
    </section>
  );
}
