import { useFormatter, useTranslations } from "use-intl";
import { useSpoken } from "@/web/components/spoken";
import type { TextName } from "@/web/locales";
import { useWords } from "./use-words";

type Entry = {
  at: string;
  event: string;
  by: string | null;
  reason?: string | null;
  changes: Record<string, [before: string | null, after: string | null]>;
};

type Props = {
  texts: TextName;
  /** Newest first. */
  history: readonly Entry[];
  /** Where the names of values stand in the texts: "statuses". */
  groups?: readonly string[];
};

/** What happened to a record: when, by whom, why, from what to what. */
export function RecordHistory({ texts, history, groups = ["statuses"] }: Props) {
  const t = useTranslations("records");
  const words = useWords(texts);
  const say = useSpoken();
  const format = useFormatter();
  return (
    <ol className="grid gap-3 border-l border-line pl-4">
      {history.map((entry, n) => (
        <li key={`${entry.at} ${n}`} className="text-sm">
          <p className="text-ink">
            {words.event(entry.event)}
            {entry.by && <span className="text-ink-2"> {t("by", { name: say(entry.by) })}</span>}
          </p>
          <time dateTime={entry.at} className="num text-xs text-ink-3">
            {format.dateTime(new Date(entry.at), { dateStyle: "medium", timeStyle: "short" })}
          </time>
          {entry.reason && <p className="text-xs text-ink-2">{entry.reason}</p>}
          <Changes texts={texts} changes={entry.changes} groups={groups} />
        </li>
      ))}
    </ol>
  );
}

type ChangesProps = { texts: TextName; changes: Entry["changes"]; groups: readonly string[] };

function Changes({ texts, changes, groups }: ChangesProps) {
  const t = useTranslations("records");
  const say = useSpoken();
  const words = useWords(texts);
  const differing = Object.entries(changes).filter(([, [before, after]]) => before !== after);
  return (
    <ul className="text-xs text-ink-2">
      {differing.map(([field, [before, after]]) => (
        <li key={field} className="break-words">
          {t("change", {
            field: say(words.field(field)),
            before: words.value(before, groups),
            after: words.value(after, groups),
          })}
        </li>
      ))}
    </ul>
  );
}
