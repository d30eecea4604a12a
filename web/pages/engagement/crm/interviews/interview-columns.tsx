import { Link, useLocation } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Interview } from "@/modules/engagement/interviews/model";
import { AnswerTag } from "@/web/features/engagement/interviews/item/answer-tag";
import { InterviewActions } from "@/web/features/engagement/interviews/item/item";
import { isUnsettled } from "@/web/features/engagement/interviews/steps";
import type { Ask } from "@/web/features/engagement/interviews/use-interview-dialogs";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import {
  InterviewTag,
  isUnderWay,
  TypeMark,
  useAbout,
} from "@/web/features/engagement/interviews/words";
import { PersonFace } from "@/web/features/records/core/person-face";
import { useServerText } from "@/web/i18n/server-texts";
import { NumberCell, WordsCell } from "@/web/shared/list/table/cells";
import type { TableColumn } from "@/web/shared/list/table/use-translated-columns";

type Props = { it: Interview; now: string };
type Doing = { now: string; ask: Ask; isFalling: boolean };

/** When, with whom, about what, how it stands, and what is to be done next. */
export const interviewColumns = ({ now, ask, isFalling }: Doing): TableColumn<Interview>[] => [
  number,
  {
    id: "time",
    sort: { by: "time", isDescending: isFalling },
    width: "124px",
    cell: (it) => <Time it={it} />,
  },
  ...whatItIs,
  {
    id: "status",
    sort: { by: "status" },
    width: "138px",
    isEmpty: (it) => !saysMore(it, now),
    cell: (it) => <Standing it={it} now={now} />,
  },
  {
    id: "deeds",
    width: "184px",
    isRight: true,
    cell: (it) => <InterviewActions {...{ it, now, ask }} isTight />,
  },
];

const number: TableColumn<Interview> = {
  id: "number",
  isExtra: true,
  width: "76px",
  cell: (it) => <NumberCell number={it.number} />,
};

const whatItIs: readonly TableColumn<Interview>[] = [
  {
    id: "candidate",
    sort: { by: "candidate" },
    width: "minmax(130px, 1.2fr)",
    cell: (it) => <Name it={it} />,
  },
  {
    id: "type",
    sort: { by: "type" },
    isExtra: true,
    width: "72px",
    cell: ({ type }) => <TypeMark type={type} />,
  },
  { id: "about", width: "minmax(96px, 1.2fr)", cell: (it) => <About it={it} /> },
  {
    id: "client",
    sort: { by: "client" },
    isExtra: true,
    width: "minmax(120px, 1fr)",
    cell: ({ clientName }) => <WordsCell text={clientName} />,
  },
  {
    id: "people",
    width: "minmax(64px, .8fr)",
    isEmpty: ({ people }) => people.length === 0,
    cell: (it) => <People it={it} />,
  },
];

/** That it is scheduled goes without saying among those to come. */
const saysMore = (it: Interview, now: string) =>
  it.status !== "scheduled" ||
  it.candidateAnswer !== null ||
  isUnsettled(it, now) ||
  isUnderWay(it, now);

function Time({ it }: Pick<Props, "it">) {
  const t = useTranslations("crm.interviews");
  const when = useWhen();
  const there = when.there(it);
  return (
    <span className="grid text-xs" title={there ? t("there", there) : undefined}>
      <span className="truncate text-ink">{when.shortDay(it.scheduledAt)}</span>
      <span className="num truncate leading-4 text-ink-2">{when.from(it)}</span>
    </span>
  );
}

/** With whom it is, which opens it; the list stays as it is. */
function Name({ it }: Pick<Props, "it">) {
  const { search } = useLocation();
  const opened = new URLSearchParams(search);
  opened.set("view", it.id);
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <TypeMark type={it.type} />
      <Link
        to={`?${opened}`}
        data-opens=""
        preventScrollReset
        className="truncate leading-[24px] font-medium text-ink hover:underline"
      >
        {it.candidateName}
      </Link>
    </span>
  );
}

const About = ({ it }: Pick<Props, "it">) => <WordsCell text={useAbout()(it)} />;

function People({ it: { people } }: Pick<Props, "it">) {
  const say = useServerText();
  const format = useFormatter();
  const names = format.list(people.map(({ name }) => say(name)));
  const [first] = people;
  return (
    <span
      title={names}
      className="@container flex min-w-0 flex-1 items-center gap-1.5 text-xs text-ink-2"
    >
      {first && <PersonFace id={first.id} name={say(first.name)} />}
      <span className="hidden truncate @[72px]:inline">{names}</span>
    </span>
  );
}

const Standing = ({ it, now }: Props) => (
  <span className="flex min-w-0 items-center gap-1.5">
    {it.status === "scheduled" && it.candidateAnswer && !isUnsettled(it, now) ? (
      <AnswerTag answer={it.candidateAnswer} />
    ) : (
      <InterviewTag it={it} now={now} />
    )}
  </span>
);

/** The same on a card, with room for words: as the specification draws an interview. */
export function InterviewCard({ it, now, ask }: Props & { ask: Ask }) {
  const t = useTranslations("crm.interviews");
  const format = useFormatter();
  const names = it.people.map(({ name }) => name);
  return (
    <div className="flex flex-1 flex-col gap-2 text-sm">
      <div className="grid min-w-0 grid-cols-1 pr-8">
        <Name it={it} />
        <About it={it} />
      </div>
      <Time it={it} />
      {names.length > 0 && (
        <p className="text-xs text-ink-3">{t("with", { names: format.list(names) })}</p>
      )}
      {saysMore(it, now) && <Standing it={it} now={now} />}
      <div className="mt-auto border-t border-line pt-2">
        <InterviewActions {...{ it, now, ask }} />
      </div>
    </div>
  );
}
