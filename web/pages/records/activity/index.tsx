import { Suspense } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { entityTypes } from "@/modules/engagement/communications/rules";
import { type TimelineType, typesOf } from "@/modules/records/timeline/rules";
import { NotesList } from "@/web/features/records/core/notes/notes-list";
import type { Place } from "@/web/features/records/core/queries";
import { TasksList } from "@/web/features/records/core/tasks/tasks-list";
import { Timeline } from "@/web/features/records/core/timeline/timeline";
import type { Wording } from "@/web/features/records/core/timeline/timeline-line";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { cx } from "@/web/ui/cx";
import { Composer } from "./composer";
import { activityNames, deployedKinds, ownLists } from "./kinds";

const Messages = lazyWithTexts(["communications"], async () => ({
  Component: (await import("@/web/features/engagement/communications/messages-of")).MessagesOf,
}));
const Interviews = lazyWithTexts(["crm"], async () => ({
  Component: (await import("@/web/features/engagement/interviews/interviews-of")).InterviewsOf,
}));

type Props = { place: Place; wording: Wording };

/** Everything said, done and still to do about a record, in one stream, and the place to add to it. */
export function Activity({ place, wording }: Props) {
  const types = typesOf(place.kind);
  const { type, choose } = useShown(types);
  return (
    <div className="grid gap-4">
      <Composer place={place} first={type === "task" ? "task" : "note"} />
      <Kinds types={types} type={type} onChoose={choose} />
      <Suspense>
        <Stream place={place} wording={wording} type={type} />
      </Suspense>
    </div>
  );
}

export { Activity as Component };

/** Of what the stream tells: `part`, or the name that an older address gives. */
function useShown(types: readonly TimelineType[]) {
  const [params, setParams] = useSearchParams();
  const tab = params.get("tab");
  const named = oneOf(types, Object.entries(ownLists).find(([name]) => name === tab)?.[1] ?? null);
  const choose = (chosen: TimelineType | undefined) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (tab && activityNames.includes(tab)) after.set("tab", "activity");
        if (chosen) after.set("part", chosen);
        else after.delete("part");
        after.delete("thread");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return { type: oneOf(types, params.get("part")) ?? named, choose };
}

type KindsProps = {
  types: readonly TimelineType[];
  type: TimelineType | undefined;
  onChoose: (type: TimelineType | undefined) => void;
};

function Kinds({ types, type, onChoose }: KindsProps) {
  const t = useTranslations("attached.timeline");
  return (
    <div role="group" aria-label={t("filter")} className="flex flex-wrap gap-1.5">
      {[undefined, ...types].map((one) => (
        <button
          key={one ?? "all"}
          type="button"
          aria-pressed={one === type}
          onClick={() => onChoose(one)}
          className={cx(
            "inline-flex min-h-[26px] cursor-pointer items-center rounded-full border px-2.5 text-xs",
            one === type
              ? "border-primary bg-primary-wash font-medium text-primary-ink"
              : "border-line text-ink-2 hover:bg-sunken hover:text-ink",
          )}
        >
          {t(`types.${one ?? "all"}`)}
        </button>
      ))}
    </div>
  );
}

type StreamProps = Props & { type: TimelineType | undefined };

/** What can be acted upon stands in its own list; everything else is told as it happened. */
function Stream({ place, wording, type }: StreamProps) {
  const written = entityTypes.find((it) => it === place.kind);
  const met = deployedKinds.find((it) => it === place.kind);
  if (type === "note") return <NotesList place={place} />;
  if (type === "task") return <TasksList place={place} />;
  if (type === "communication" && written)
    return <Messages about={{ kind: written, id: place.id }} />;
  if (type === "interview" && met) return <Interviews kind={met} id={place.id} />;
  return <Timeline place={place} wording={wording} type={type} />;
}
