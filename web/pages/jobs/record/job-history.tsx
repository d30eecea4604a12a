import { useFormatter, useTranslations } from "use-intl";
import { targetClasses } from "@/modules/analysis/rules";
import type { JobRecord } from "@/modules/jobs/model";
import { statuses } from "@/modules/jobs/rules";
import { useSpoken } from "@/web/components/spoken";

const known = [
  "created",
  "merged",
  "separated",
  "changed",
  "gone",
  "relisted",
  "archived",
  "restored",
  "analysed",
] as const;

/** What happened to the job, newest first: when, by whom, from what to what. */
export function JobHistory({ job }: { job: JobRecord }) {
  const t = useTranslations("jobs");
  const say = useSpoken();
  const format = useFormatter();
  if (job.history.length === 0)
    return <p className="text-sm text-ink-3">{t("record.noHistory")}</p>;
  const newestFirst = job.history.toSorted((a, b) => b.at.localeCompare(a.at));
  return (
    <ol className="grid gap-3 border-l border-line pl-4">
      {newestFirst.map((entry) => (
        <li key={`${entry.at} ${entry.event}`} className="text-sm">
          <p className="text-ink">
            <EventName event={entry.event} />
            {entry.by && (
              <span className="text-ink-2"> {t("record.by", { name: say(entry.by) })}</span>
            )}
          </p>
          <time dateTime={entry.at} className="num text-xs text-ink-3">
            {format.dateTime(new Date(entry.at), { dateStyle: "medium", timeStyle: "short" })}
          </time>
          <Changes changes={entry.changes} />
        </li>
      ))}
    </ol>
  );
}

function EventName({ event }: { event: string }) {
  const t = useTranslations("jobs.events");
  const name = known.find((one) => one === event);
  return name ? t(name) : event;
}

type ChangesProps = { changes: JobRecord["history"][number]["changes"] };

function Changes({ changes }: ChangesProps) {
  const t = useTranslations("jobs");
  const say = useSpoken();
  const worded = (field: string, value: string | null) => {
    const status = field === "status" && statuses.find((one) => one === value);
    if (status) return t(`statuses.${status}`);
    const level = field === "class" && targetClasses.find((one) => one === value);
    return level ? t(`classes.${level}`) : (value ?? t("record.nothing"));
  };
  const differing = Object.entries(changes).filter(([, [before, after]]) => before !== after);
  return (
    <ul className="text-xs text-ink-2">
      {differing.map(([field, [before, after]]) => (
        <li key={field}>
          {t("record.change", {
            field: say(field),
            before: worded(field, before),
            after: worded(field, after),
          })}
        </li>
      ))}
    </ul>
  );
}
