import { useFormatter, useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/candidates/model";
import { statuses } from "@/modules/candidates/rules";
import { useSpoken } from "@/web/components/spoken";

const events = [
  "added",
  "edited",
  "status",
  "verified",
  "doubted",
  "archived",
  "restored",
] as const;

/** What happened to the record, newest first: when, by whom, why, from what to what. */
export function CandidateHistory({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates");
  const say = useSpoken();
  const format = useFormatter();
  return (
    <ol className="grid gap-3 border-l border-line pl-4">
      {candidate.history.map((entry, n) => {
        const event = events.find((one) => one === entry.event);
        return (
          <li key={`${entry.at} ${n}`} className="text-sm">
            <p className="text-ink">
              {event ? t(`events.${event}`) : entry.event}
              {entry.by && (
                <span className="text-ink-2"> {t("record.by", { name: say(entry.by) })}</span>
              )}
            </p>
            <time dateTime={entry.at} className="num text-xs text-ink-3">
              {format.dateTime(new Date(entry.at), { dateStyle: "medium", timeStyle: "short" })}
            </time>
            {entry.reason && <p className="text-xs text-ink-2">{entry.reason}</p>}
            <Changes changes={entry.changes} />
          </li>
        );
      })}
    </ol>
  );
}

const fields = [
  "firstName",
  "lastName",
  "email",
  "phone",
  "linkedin",
  "location",
  "country",
  "headline",
  "summary",
  "role",
  "willingCountries",
  "languages",
  "yearsTotal",
  "yearsDatacentre",
  "skills",
  "systems",
  "pay",
  "availableFrom",
  "noticeDays",
  "contract",
  "worksShifts",
  "gdprConsent",
  "origin",
  "certificates",
  "status",
] as const;

type ChangesProps = { changes: CandidateRecord["history"][number]["changes"] };

function Changes({ changes }: ChangesProps) {
  const t = useTranslations("candidates");
  const nameOf = (name: string) => {
    const field = fields.find((one) => one === name);
    return field ? t(`fields.${field}`) : name;
  };
  const worded = (value: string | null) => {
    if (value === "true" || value === "false") {
      return t(value === "true" ? "record.yes" : "record.no");
    }
    const status = statuses.find((one) => one === value);
    return status ? t(`statuses.${status}`) : (value ?? t("record.nothing"));
  };
  return (
    <ul className="text-xs text-ink-2">
      {Object.entries(changes).map(([name, [before, after]]) => (
        <li key={name} className="break-words">
          {t("record.change", {
            field: nameOf(name),
            before: worded(before),
            after: worded(after),
          })}
        </li>
      ))}
    </ul>
  );
}
