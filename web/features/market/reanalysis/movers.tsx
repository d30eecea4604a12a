import { Link } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { Move } from "@/modules/market/reanalysis/model";
import { ClassTag } from "@/web/features/market/jobs/score/class-tag";
import { useServerText } from "@/web/i18n/server-texts";

type Props = { movers: readonly Move[]; onLeave: () => void };

/** The jobs whose score moved the furthest, each with the reasons that came, went or weigh otherwise. */
export function Movers({ movers, onLeave }: Props) {
  const t = useTranslations("reanalysis.dialog");
  if (movers.length === 0) return <p className="text-sm text-ink-2">{t("unmoved")}</p>;
  return (
    <section>
      <h3 className="eyebrow mb-1.5">{t("movers")}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {movers.map((move) => (
          <li key={move.jobId} className="py-2.5">
            <Mover move={move} onLeave={onLeave} />
          </li>
        ))}
      </ul>
    </section>
  );
}

type MoverProps = Pick<Props, "onLeave"> & { move: Move };

function Mover({ move, onLeave }: MoverProps) {
  const t = useTranslations("reanalysis.dialog");
  const { before, after, classBefore, classAfter } = move;
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm">
        <span className="num text-xs text-ink-3">{move.number}</span>
        <Link
          to={`/jobs/${move.jobId}`}
          onClick={onLeave}
          className="min-h-[24px] min-w-0 leading-6 font-medium text-ink hover:underline"
        >
          {move.title}
        </Link>
        <span className="ml-auto flex items-center gap-2">
          {classBefore !== classAfter && <ClassTag targetClass={classAfter} />}
          <span className="num text-ink" aria-hidden="true">
            {t("move", { before, after })}
          </span>
          <span className="sr-only">{t("moveLabel", { before, after })}</span>
        </span>
      </p>
      <Why why={move.why} />
    </>
  );
}

function Why({ why }: Pick<Move, "why">) {
  const t = useTranslations("reanalysis.dialog");
  const format = useFormatter();
  const say = useServerText();
  if (why.length === 0) return <p className="mt-1 text-xs text-ink-3">{t("noWhy")}</p>;
  return (
    <ul className="mt-1 grid gap-0.5 text-xs text-ink-2">
      {why.map(({ code, because, before, after }) => (
        <li key={code} className="flex gap-2">
          <span className="num w-10 shrink-0 text-right">
            {format.number(after - before, { signDisplay: "always", maximumFractionDigits: 1 })}
          </span>
          <span className="min-w-0">{say(because)}</span>
        </li>
      ))}
    </ul>
  );
}
