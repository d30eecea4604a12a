import type { ReactNode } from "react";
import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { InterviewRecord } from "@/modules/engagement/interviews/model";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { Facts as Rows } from "@/web/shared/record/panel/facts";
import { useServerText } from "@/web/i18n/server-texts";

type Props = { it: InterviewRecord };
type Row = [label: string, value: ReactNode];

/** When, where, with whom and about what. */
export function Facts({ it }: Props) {
  const t = useTranslations("crm");
  const say = useServerText();
  const format = useFormatter();
  const when = useWhen();
  const there = when.there(it);
  const rows: Row[] = [
    [
      t("record.when"),
      `${when.exact(it.scheduledAt)} · ${t("record.length", { minutes: it.durationMinutes })}`,
    ],
    ...(there ? [[t("record.there"), t("interviews.there", there)] as Row] : []),
    [t(`form.${placeOf[it.type]}`), placeIn(it)],
    [
      t("record.candidate"),
      <To key="who" path={`/candidates/${it.candidateId}`} name={it.candidateName} />,
    ],
    [t("form.people"), format.list(it.people.map(({ name }) => say(name)))],
    [t("record.about"), aboutIn(it)],
    [t("form.notes"), it.notes && <span className="whitespace-pre-wrap">{it.notes}</span>],
    ...(it.reason ? [[t("form.reason"), it.reason] as Row] : []),
    [t("record.createdBy"), say(it.createdBy)],
  ];
  return <Rows title={t("record.facts")} rows={rows} />;
}

const placeOf = { video: "link", phone: "phone", "in-person": "place" } as const;

/** Where they meet, as it was written; null where nobody has said. */
function placeIn({ type, link, phone, place }: InterviewRecord): ReactNode {
  if (type === "phone") return phone;
  if (type === "in-person") return place;
  return (
    link && (
      <a
        href={link}
        target="_blank"
        rel="noopener noreferrer"
        className="text-primary-ink hover:underline"
      >
        {link}
      </a>
    )
  );
}

/** What it is for: a project, a job, a client, each with the way there. */
function aboutIn(it: InterviewRecord): ReactNode {
  const { projectId, projectName, jobId, jobTitle, clientId, clientName } = it;
  const places = [
    projectId && projectName && { path: `/projects/${projectId}`, name: projectName },
    jobId && jobTitle && { path: `/jobs/${jobId}`, name: jobTitle },
    clientId && clientName && { path: `/clients/${clientId}`, name: clientName },
  ].filter((place) => !!place);
  if (places.length === 0) return null;
  return (
    <ul>
      {places.map((place) => (
        <li key={place.path}>
          <To {...place} />
        </li>
      ))}
    </ul>
  );
}

const To = ({ path, name }: { path: string; name: string }) => (
  <Link
    to={path}
    className="inline-flex min-h-[24px] items-center text-primary-ink hover:underline"
  >
    {name}
  </Link>
);
