import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { NoteText } from "@/web/features/records/core/notes/note-text";
import { ownMentions } from "@/web/features/records/core/queries";
import { When } from "@/web/features/records/core/when";
import { useServerText } from "@/web/i18n/server-texts";

/** Notes that name the reader and that they have not seen; nothing where there are none. */
export function Mentions() {
  const t = useTranslations("attached.notes");
  const say = useServerText();
  const { data = [] } = useQuery(ownMentions);
  const unseen = data.filter(({ isSeen }) => !isSeen);
  if (unseen.length === 0) return null;
  return (
    <section className="grid gap-1">
      <h2 className="eyebrow">{t("mentions")}</h2>
      <ul aria-label={t("mentions")} className="grid gap-2">
        {unseen.map(({ noteId, kind, recordId, author, at, ...note }) => (
          <li
            key={noteId}
            className="grid gap-1 rounded-lg border border-primary bg-primary-wash px-3 py-2 text-sm text-ink"
          >
            <p className="flex flex-wrap items-center gap-2">
              <span className="font-medium">{say(author?.name ?? "command line")}</span>
              <When iso={at} />
              <Link
                to={`/${kind}s/${recordId}?tab=notes`}
                className="ml-auto inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
              >
                {t("open")}
              </Link>
            </p>
            <NoteText {...note} />
          </li>
        ))}
      </ul>
    </section>
  );
}
