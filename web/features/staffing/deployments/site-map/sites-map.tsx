import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import type { MapPlace } from "@/modules/staffing/deployments/model";
import { sitePlaces } from "./queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import type { Tone } from "@/web/ui/tag";

// The outlines of Europe are loaded only where a town is shown on them.
const MapWithList = lazy(async () => {
  const { MapWithList } = await import("@/web/shared/map/map-with-list");
  return { default: MapWithList };
});

type Props = {
  /** One client; without it all of them. */
  client?: string;
  /** What a chosen town leads to. */
  onTown: (town: string) => void;
};

/** Where datacenters of clients stand. */
export function SitesMap({ client, onTown }: Props) {
  const t = useTranslations("deployments");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, refetch } = useQuery(sitePlaces(client));
  if (error && !data) {
    return (
      <ErrorState
        title={t("map.failed")}
        text={refusalOf(error)}
        retryLabel={tCommon("retry")}
        onRetry={() => void refetch()}
      />
    );
  }
  const reading = <SkeletonRows label={t("map.reading")} rows={1} rowClass="h-[50dvh]" />;
  if (!data) return reading;
  const { places, unplaced } = data;
  const missing = unplaced > 0 && t("sites.unplaced", { count: unplaced });
  if (places.length === 0) {
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("sites.none")}
        text={missing || t("sites.noneText")}
      />
    );
  }
  const choose = (key: string) => {
    const place = places.find((it) => it.key === key);
    if (place) onTown(place.name);
  };
  return (
    <Suspense fallback={reading}>
      <MapWithList
        label={t(client ? "sites.ofOne" : "sites.title")}
        dots={places.map((place) => ({ ...place, tone: toneOf(place) }))}
        onChoose={choose}
        says={(place) => t("sites.show", { place })}
        isNarrow={client !== undefined}
      >
        {missing && <p className="px-2 text-xs text-ink-3">{missing}</p>}
      </MapWithList>
    </Suspense>
  );
}

/** Where we work already goes before where we would like to. */
function toneOf({ counts }: MapPlace): Tone {
  if (counts["active"]) return "ok";
  return counts["prospect"] ? "primary" : "neutral";
}
