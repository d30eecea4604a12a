import { Link } from "react-router-dom";
import { useMessages, useTranslations } from "use-intl";
import type { ErasureMention, ErasurePreview } from "@/modules/privacy/gdpr/model";
import { Part } from "../part";

/** Where the texts of others name the person: nothing erases those, so each leads to where it is mended. */
export function MentionList({ mentions }: { mentions: ErasurePreview["mentions"] }) {
  const t = useTranslations("gdpr.mentions");
  const { count, first } = mentions;
  return (
    <Part title={t("title")}>
      <p className="text-sm text-ink-2">{t("count", { count })}</p>
      {count > first.length && (
        <p className="text-sm text-ink-2">{t("first", { shown: first.length })}</p>
      )}
      <ul aria-label={t("title")} className="grid gap-2 text-sm">
        {first.map((mention, n) => (
          <Line key={`${mention.path}-${mention.field}-${n}`} mention={mention} />
        ))}
      </ul>
    </Part>
  );
}

function Line({ mention }: { mention: ErasureMention }) {
  const t = useTranslations("gdpr.mentions");
  const { gdpr } = useMessages();
  const holders = new Map<string, string>(Object.entries(gdpr.holders));
  const { holder, field, label, excerpt, path } = mention;
  const kind = holders.get(holder) ?? holder;
  return (
    <li className="border-b border-line pb-2">
      <Link
        to={path}
        className="inline-flex min-h-[24px] items-center break-words text-primary-ink underline-offset-2 hover:underline"
      >
        {label ? t("at", { kind, label }) : kind}
      </Link>
      <p className="break-words text-ink-2">
        {t(`fields.${field}`)}: {excerpt ?? t("private")}
      </p>
    </li>
  );
}
