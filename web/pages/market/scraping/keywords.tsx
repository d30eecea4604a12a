import { useTranslations } from "use-intl";
import { Chip } from "@/web/ui/tag";
import { requestOf, type Search } from "./search";

/** The words the sources will be asked for, as the choice changes. */
export function Keywords({ search }: { search: Search }) {
  const t = useTranslations("scraping.form");
  const { keywords } = requestOf(search);
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t("keywords")}</h3>
      <ul aria-label={t("keywords")} className="flex flex-wrap gap-1.5">
        {keywords.map((word) => (
          <li key={word}>
            <Chip>{word}</Chip>
          </li>
        ))}
      </ul>
      <p className="mt-1.5 text-xs text-ink-3">{t("keywordsText", { count: keywords.length })}</p>
    </section>
  );
}
