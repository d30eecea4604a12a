import { useTranslations } from "use-intl";
import { Chip } from "@/web/ui/tag";

type Props = { words: readonly string[]; shown: number; label: string };

/** The first of several words, and how many more there are; all of them on hover. */
export function Few({ words, shown, label }: Props) {
  const t = useTranslations("jobs");
  if (words.length === 0) return null;
  const hidden = words.slice(shown);
  return (
    <ul aria-label={label} className="flex min-w-0 flex-wrap gap-1.5">
      {words.slice(0, shown).map((word) => (
        <li key={word} className="max-w-full min-w-0">
          <Chip>{word}</Chip>
        </li>
      ))}
      {hidden.length > 0 && (
        <li title={hidden.join(", ")} className="num self-center text-xs text-ink-3">
          {t("more", { count: hidden.length })}
        </li>
      )}
    </ul>
  );
}
