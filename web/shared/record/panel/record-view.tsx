import { type QueryKey, useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useErrorText } from "@/web/i18n/server-texts";
import { neighbour } from "@/web/shared/list/keys/use-list-keys";
import { ErrorState } from "@/web/ui/empty-state";
import { HeadingLevel } from "@/web/ui/section-title";
import { RecordSkeleton } from "./record-skeleton";
import { isFullIn } from "@/web/shared/record/address";
import { RecordPanel } from "./record-panel";

type Shown = { id: string; number: string };
type KindShown<Row, Full> = {
  path: string;
  record: (id: string) => { queryKey: QueryKey; queryFn: () => Promise<Full> };
  nameOf: (known: Row | Full) => string;
};

type Props<Row, Full> = {
  kind: KindShown<Row, Full>;
  id: string;
  /** What the list knows of its records already. */
  rows?: readonly Row[];
  /** The ids of the list, where that is all there is. */
  beside?: readonly string[];
  words: { loading: string; failed: string };
  onClose: () => void;
  children: (record: Full, isFull: boolean) => ReactNode;
};

/** One record beside the list it was found in: read, not readable, or there. */
export function RecordView<Row extends Shown, Full extends Shown>(props: Props<Row, Full>) {
  const { kind, id, rows = [], words, onClose, children } = props;
  const t = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const ids = props.beside ?? rows.map((row) => row.id);
  const place = useRecord({ id, ids, list: kind.path });
  const { data, isError, error, refetch } = useQuery(kind.record(id));
  const known = data ?? rows.find((row) => row.id === id);
  return (
    <RecordPanel
      label={known ? kind.nameOf(known) : words.loading}
      number={known?.number ?? ""}
      {...place}
      onClose={onClose}
    >
      {isError && !data && (
        <ErrorState
          title={words.failed}
          text={refusalOf(error)}
          retryLabel={t("retry")}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <RecordSkeleton label={words.loading} />}
      {data && (
        <HeadingLevel value={place.isFull ? "h2" : "h3"}>
          {children(data, place.isFull)}
        </HeadingLevel>
      )}
    </RecordPanel>
  );
}

type Place = { id: string; ids: readonly string[]; list: string };

/** Where an open record stands: its neighbours in the list's filter, and whether it has the page to itself. */
function useRecord({ id, ids, list }: Place) {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [, setParams] = useSearchParams();

  const stepTo = (step: 1 | -1) => {
    const next = ids.includes(id) ? neighbour(ids, id, step) : undefined;
    if (next === undefined) return undefined;
    const options = { replace: true, preventScrollReset: true };
    return () =>
      void navigate({ pathname: `${list}/${encodeURIComponent(next)}`, search }, options);
  };
  const showFull = (shown: boolean) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        if (shown) after.set("full", "1");
        else after.delete("full");
        return after;
      },
      { preventScrollReset: true },
    );
  return {
    previous: stepTo(-1),
    next: stepTo(1),
    isFull: isFullIn(search),
    onFullChange: showFull,
  };
}
