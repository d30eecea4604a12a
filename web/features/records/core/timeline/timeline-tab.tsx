import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router-dom";
import { useFormatter, useTranslations } from "use-intl";
import type { TimelineEntry } from "@/modules/records/timeline/model";
import { typesOf } from "@/modules/records/timeline/rules";
import { type Place, timelineOf } from "../queries";
import { oneOf } from "@/web/shared/list/infinite-pages";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { Segmented } from "@/web/ui/segmented";
import { noneOr } from "@/web/ui/select";
import { Read } from "../read";
import { TimelineLine, type Wording } from "./timeline-line";

type Props = { place: Place; wording: Wording };

/** Everything that happened to a record, newest first, day by day. */
export function TimelineTab({ place, wording }: Props) {
  const t = useTranslations("attached.timeline");
  const [params, setParams] = useSearchParams();
  const types = typesOf(place.kind);
  const type = oneOf(types, params.get("part"));
  const list = useInfiniteQuery(timelineOf(place, type));
  const choose = (chosen: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (chosen) after.set("part", chosen);
        else after.delete("part");
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <div className="grid gap-4">
      <Segmented
        label={t("filter")}
        choices={noneOr(
          t("types.all"),
          types.map((value) => ({ value, label: t(`types.${value}`) })),
        )}
        value={type ?? ""}
        onValueChange={choose}
      />
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
