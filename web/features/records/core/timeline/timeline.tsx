import { useInfiniteQuery } from "@tanstack/react-query";
import { useFormatter, useTranslations } from "use-intl";
import type { TimelineEntry } from "@/modules/records/timeline/model";
import type { TimelineType } from "@/modules/records/timeline/rules";
import { type Place, timelineOf } from "../queries";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { Read } from "../read";
import { TimelineLine, type Wording } from "./timeline-line";

type Props = { place: Place; wording: Wording; type: TimelineType | undefined };

/** What happened to a record, newest first, day by day; of one type where one is named. */
export function Timeline({ place, wording, type }: Props) {
  const t = useTranslations("attached.timeline");
  const list = useInfiniteQuery(timelineOf(place, type));
  return (
    <div className="grid gap-4">
      <Read query={list} words={{ loading: t("loading"), failed: t("failed") }}>
        {({ pages }) => <Days entries={pages.flatMap(({ items }) => items)} wording={wording} />}
      </Read>
      {list.hasNextPage && (
        <Button
          className="justify-self-center"
          pending={list.isFetchingNextPage}
          onClick={() => void list.fetchNextPage()}
        >
          {t("more")}
        </Button>
      )}
    </div>
  );
}

type DaysProps = { entries: TimelineEntry[]; wording: Wording };

function Days({ entries, wording }: DaysProps) {
  const t = useTranslations("attached.timeline");
  const format = useFormatter();
  if (entries.length === 0) {
    return <EmptyState kind="nothing-matches" title={t("empty")} text={t("emptyText")} />;
  }
  const days = Map.groupBy(entries, ({ at }) =>
    format.dateTime(new Date(at), {
      weekday: "long",
      day: "numeric",
      month: "long",
      year: "numeric",
    }),
  );
  return [...days].map(([day, lines]) => (
    <section key={day} className="grid gap-2.5">
      <p aria-hidden="true" className="eyebrow">
        {day}
      </p>
      <ol aria-label={day} className="grid gap-3 border-l border-line pl-4">
        {lines.map((entry) => (
          <TimelineLine key={entry.key} entry={entry} wording={wording} />
        ))}
      </ol>
    </section>
  ));
}
