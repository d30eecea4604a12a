import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { type Clash, clashesOf } from "../queries";
import { useWhen } from "../use-when";
import { isRight, wrongTime } from "./checks";
import { type Draft, momentIn, type When } from "./draft";
import { freeWall, lookedFrom, lookedMinutes, nextMorning, placeIn } from "./free-hours";

type Props = {
  draft: Pick<Draft, "candidate" | "people"> & When;
  /** The interview that is moved itself. */
  except?: string | undefined;
  /** Nobody has chosen the time yet, so one at which somebody is taken gives way to a free one of that day. */
  isProposal?: boolean;
  onChoose: (wall: string) => void;
};

/** When those who meet are taken that day, and the next time at which none of them is. */
export function BusyTimes({ draft: value, except, isProposal = false, onChoose }: Props) {
  const t = useTranslations("crm.busy");
  const { exact } = useWhen();
  const now = new Date().toISOString();
  const isKnown = isRight(wrongTime(value, now));
  const taken = useTaken(value, except, isKnown);
  // A time that is still being typed has no morning after it.
  const later = isKnown ? { ...value, wall: nextMorning(value) } : value;
  const free = taken && freeWall(value, taken, now);
  const next = useTaken(later, except, isKnown && taken !== undefined && free === null);
  const proposed = free ?? (next && freeWall(later, next, now));
  useEffect(() => {
    if (isProposal && taken?.length && free && free !== value.wall) onChoose(free);
  });
  if (!isKnown || !taken || taken.length === 0) return null;
  const moment = proposed && momentIn({ ...value, wall: proposed });
  return (
    <div className="grid gap-1.5 text-xs text-ink-2">
      <p className="font-medium text-ink">{t("title")}</p>
      <Day value={value} taken={taken} />
      {proposed && moment && proposed !== value.wall && (
        <div>
          <Button size="sm" onClick={() => onChoose(proposed)}>
            {t("next", { time: exact(moment) })}
          </Button>
        </div>
      )}
    </div>
  );
}

type DayProps = { value: When; taken: readonly Clash[] };

/** The working day as a bar, and the same in words. */
function Day({ value, taken }: DayProps) {
  const t = useTranslations("crm.busy");
  const format = useFormatter();
  const { clock } = useWhen();
  return (
    <>
      <div aria-hidden="true" className="relative h-[10px] rounded-sm bg-chart-ground">
        {taken.map(({ id, scheduledAt, endsAt }) => {
          const [from, to] = [placeIn(scheduledAt, value), placeIn(endsAt, value)];
          return (
            <span
              key={id}
              className="absolute inset-y-0 rounded-[2px] bg-warn-led"
              style={{ left: `${from * 100}%`, width: `${Math.max(1, (to - from) * 100)}%` }}
            />
          );
        })}
      </div>
      <ul className="grid gap-0.5">
        {taken.map(({ id, scheduledAt, endsAt, who }) => (
          <li key={id}>
            {t("line", {
              time: `${clock(scheduledAt, value.timezone)}–${clock(endsAt, value.timezone)}`,
              who: format.list(who.map(({ name }) => name)),
            })}
          </li>
        ))}
      </ul>
    </>
  );
}

/** The interviews of a day that one of them is in; undefined until they are read. */
function useTaken(
  { candidate, people, ...when }: Props["draft"],
  except: string | undefined,
  isAsked: boolean,
) {
  const scheduledAt = momentIn({ ...when, wall: `${when.wall.slice(0, 10)}T${lookedFrom}` });
  const { data } = useQuery({
    ...clashesOf({
      ...(candidate && { candidateId: candidate.id }),
      ...(except && { except }),
      people: [people.join(",")],
      scheduledAt: scheduledAt ?? "",
      durationMinutes: lookedMinutes,
    }),
    enabled: isAsked && scheduledAt !== null && (candidate !== null || people.length > 0),
  });
  return data;
}
