import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { type DeploymentStatus, statuses } from "@/modules/staffing/deployments/rules";
import type { MapPlace } from "@/modules/staffing/deployments/model";
import { deploymentTones } from "@/web/features/staffing/deployments/status-tag";
import { MapWithList } from "@/web/shared/map/map-with-list";
import { PageHead } from "@/web/shared/page-head";
import { deploymentPlaces } from "@/web/features/staffing/deployments/site-map/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { Button } from "@/web/ui/button";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";
import { noneOr } from "@/web/ui/select";
import type { Address } from "../view-buttons";
import { ViewButtons } from "../view-buttons";

/** Where people work, on a map of our own; a place leads to its deployments. */
export default function MapView({ address }: { address: Address }) {
  const t = useTranslations("deployments");
  const { query, change } = address;
  const { data } = useQuery(deploymentPlaces);
  const places = data ? narrowed(data.places, query.status) : [];
  const figures = statuses.map((status) => ({
    value: status,
    label: t(`statuses.${status}`),
    count: totalOf(data?.places ?? [], status),
  }));
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4 p-4 sm:p-6">
      <PageHead
        title={t("title")}
        count={data ? t("map.places", { count: places.length }) : "\u00a0"}
        action={
          <div className="flex flex-wrap gap-2">
            <ViewButtons address={address} />
          </div>
        }
      />
      <div>
        <SegmentedControl
          label={t("filters.status")}
          choices={noneOr(t("filters.all"), figures)}
          value={query.status ?? ""}
          onValueChange={(status) => change({ status })}
        />
      </div>
      <Places address={address} places={places} />
    </div>
  );
}

function Places({ address, places }: { address: Address; places: MapPlace[] }) {
  const t = useTranslations("deployments");
  const tCommon = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const { data, error, refetch } = useQuery(deploymentPlaces);
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
  if (!data) return <SkeletonRows label={t("map.reading")} rows={1} rowClass="h-[60dvh]" />;
  if (places.length === 0) {
    const toList = (
      <Button onClick={() => address.change({ layout: undefined })}>{t("toList")}</Button>
    );
    return (
      <EmptyState
        kind="nothing-yet"
        title={t("map.none")}
        text={t("map.noneText")}
        action={toList}
      />
    );
  }
  // A town is what the search finds deployments by.
  const choose = (key: string) => {
    const place = places.find((it) => it.key === key);
    if (place) address.change({ q: place.name, layout: undefined });
  };
  return (
    <MapWithList
      label={t("map.title")}
      dots={places.map((place) => ({ ...place, tone: deploymentTones[leading(place)] }))}
      onChoose={choose}
      says={(place) => t("map.show", { place })}
    >
      {data.unplaced > 0 && (
        <p className="px-2 text-xs text-ink-3">{t("map.unplaced", { count: data.unplaced })}</p>
      )}
    </MapWithList>
  );
}

const countIn = (place: MapPlace, status: DeploymentStatus) => place.counts[status] ?? 0;

const totalOf = (places: MapPlace[], status: DeploymentStatus) =>
  places.reduce((sum, place) => sum + countIn(place, status), 0);

/** Only what has the status, with its own number. */
const narrowed = (places: MapPlace[], status: DeploymentStatus | undefined): MapPlace[] =>
  status === undefined
    ? places
    : places
        .filter((place) => countIn(place, status) > 0)
        .map((place) => ({
          ...place,
          counts: { [status]: countIn(place, status) },
          total: countIn(place, status),
        }));

/** Where somebody works today, that says more of a place than all that is over. */
const liveliest = ["active", "scheduled", "completed", "cancelled"] as const;
const leading = (place: MapPlace): DeploymentStatus =>
  liveliest.find((status) => countIn(place, status) > 0) ?? "scheduled";
