import { useLocale, useTranslations } from "use-intl";
import { ranges as candidates } from "@/modules/crm/candidates/rules";
import { ranges as clients } from "@/modules/crm/clients/rules";
import { ranges as deployments } from "@/modules/staffing/deployments/rules";
import { ranges as jobs } from "@/modules/market/jobs/rules";
import { rangeWord } from "@/modules/records/range-words/rules";
import { ranges as projects } from "@/modules/staffing/projects/rules";

const ways = ["all", "or", "not", "phrase", "range", "day"] as const;
const lists = { candidates, clients, projects, deployments, jobs };
const names = ["candidates", "clients", "projects", "deployments", "jobs"] as const;

/** What can be written into the search of a list. */
export function SearchHelpLines() {
  const t = useTranslations("search");
  const language = useLocale();
  return (
    <dl className="grid w-72 max-w-full gap-2.5">
      {ways.map((way) => (
        <div key={way}>
          <dt className="num text-sm text-ink">{t(`${way}.example`)}</dt>
          <dd className="text-xs text-ink-2">{t(`${way}.text`)}</dd>
        </div>
      ))}
      {names.map((list) => (
        <div key={list}>
          <dt className="text-xs text-ink-2">{t(`keys.${list}`)}</dt>
          <dd className="num text-xs text-ink">
            {Object.keys(lists[list])
              .map((key) => `${rangeWord(key, language)}:`)
              .join(" ")}
          </dd>
        </div>
      ))}
    </dl>
  );
}
