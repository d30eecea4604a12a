import { useTranslations } from "use-intl";

const ways = ["all", "or", "not", "phrase"] as const;

/** What can be written into the search of a list. */
export function SearchHelpLines() {
  const t = useTranslations("search");
  return (
    <dl className="grid w-72 max-w-full gap-2.5">
      {ways.map((way) => (
        <div key={way}>
          <dt className="num text-sm text-ink">{t(`${way}.example`)}</dt>
          <dd className="text-xs text-ink-2">{t(`${way}.text`)}</dd>
        </div>
      ))}
    </dl>
  );
}
