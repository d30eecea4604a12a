import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { LoggedDecision } from "@/modules/privacy/compliance/model";
import { componentWeights } from "@/modules/staffing/matching/rules";
import { useZone } from "@/web/shared/hooks/use-zone";
import { Tag } from "@/web/ui/tag";

type Props = { decision: LoggedDecision };
const linkClass =
  "inline-flex min-h-[24px] items-center text-primary-ink underline-offset-2 hover:underline";

/** One decision: what, about whom and which job, by whom and why, and what the machine had said. */
export function DecisionItem({ decision: it }: Props) {
  const t = useTranslations("compliance.decisions");
  const format = useFormatter();
  const timeZone = useZone();
  const at = format.dateTime(new Date(it.at), "moment", { timeZone });
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium text-ink">{t(`kinds.${it.kind}`)}</span>
        <span className="flex flex-wrap items-center gap-2">
          {it.isOverruling && <Tag tone="warn">{t("overruled")}</Tag>}
          {!it.isByPerson && <Tag tone="neutral">{t("byDoor")}</Tag>}
          <time dateTime={it.at} className="num text-xs text-ink-3">
            {at}
          </time>
        </span>
      </div>
      <About decision={it} />
      <p className="break-words text-ink-2">
        {it.by}
        {it.reason && <q className="ml-2 text-ink">{it.reason}</q>}
      </p>
      <Machine decision={it} />
    </li>
  );
}

function About({ decision: it }: Props) {
  const t = useTranslations("compliance.decisions");
  const isForgotten = it.candidateId !== null && it.candidateName === null;
  return (
    <p className="flex flex-wrap items-center gap-x-3 text-ink-2">
      {it.candidateId && it.candidateName && (
        <>
          <Link to={`/candidates/${it.candidateId}`} className={linkClass}>
            {it.candidateName}
          </Link>
          <a
            href={`/api/decisions/export?candidateId=${it.candidateId}`}
            download={`decisions-${it.candidateId}.json`}
            aria-label={`${t("export")}: ${it.candidateName}`}
            className={`${linkClass} text-xs`}
          >
            {t("export")}
          </a>
        </>
      )}
      {isForgotten && <span>{t("someone")}</span>}
      {it.recruiterName && <span>{it.recruiterName}</span>}
      {it.jobId && it.jobTitle && (
        <Link to={`/jobs/${it.jobId}`} className={linkClass}>
          {it.jobTitle}
        </Link>
      )}
    </p>
  );
}

function Machine({ decision: { machine } }: Props) {
  const t = useTranslations("compliance.decisions");
  const partOf = usePartNames();
  if (!machine) return <p className="text-xs text-ink-3">{t("noMachine")}</p>;
  const { score, version, inputsHash, parts } = machine;
  return (
    <div className="text-xs text-ink-3">
      <p className="num">{t("machine", { score: score ?? "–" })}</p>
      <details>
        <summary className="min-h-[24px] cursor-pointer text-ink-2">{t("parts")}</summary>
        <ul className="num grid gap-0.5 pt-1 break-words">
          {parts.map(({ name, points }, n) => (
            <li key={`${name} ${n}`}>
              {partOf(name)}: {points}
            </li>
          ))}
          <li>{t("inputs", { version, hash: inputsHash || "–" })}</li>
        </ul>
      </details>
    </div>
  );
}

/** Parts of a match have names; those of an ad's analysis are told by their codes. */
function usePartNames(): (part: string) => string {
  const t = useTranslations("matching.components");
  return (part) => (isComponent(part) ? t(part) : part);
}

const isComponent = (part: string): part is keyof typeof componentWeights =>
  part in componentWeights;
