import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/crm/candidates/model";
import { Chip } from "@/web/ui/tag";

type Props = { skills: Candidate["skills"]; shown: number; name: string };

/** The first skills and "+N more", which shows the others in place; specification §2. */
export function SkillChips({ skills, shown, name }: Props) {
  const t = useTranslations("candidates");
  const [isWhole, setWhole] = useState(false);
  if (skills.length === 0) return null;
  const hidden = skills.length - shown;
  return (
    <ul aria-label={t("skills")} className="flex min-w-0 flex-wrap items-center gap-1.5">
      {skills.slice(0, isWhole ? undefined : shown).map((skill) => (
        <li key={skill.name} className="max-w-full min-w-0">
          <Chip>{skill.name}</Chip>
        </li>
      ))}
      {hidden > 0 && (
        <li>
          <button
            type="button"
            aria-expanded={isWhole}
            aria-label={t(isWhole ? "fewerOf" : "moreOf", { count: hidden, name })}
            onClick={() => setWhole(!isWhole)}
            className="num min-h-[24px] cursor-pointer rounded-sm px-1 text-xs text-ink-2 hover:text-ink hover:underline"
          >
            {isWhole ? t("fewer") : t("more", { count: hidden })}
          </button>
        </li>
      )}
    </ul>
  );
}
