import { useTranslations } from "use-intl";

/** The ad's own words, marked as such in the reader's language. */
export function Quote({ text }: { text: string | undefined }) {
  const t = useTranslations("jobs.record");
  if (!text) return null;
  return (
    <q className="block text-xs text-ink-3 before:content-none after:content-none">
      {t("quote", { quote: text })}
    </q>
  );
}
