import { type ComponentProps, lazy, Suspense, useMemo } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { Candidate } from "@/modules/candidates/model";
import { focusRow } from "@/web/components/list/focus-row";
import { ListPage } from "@/web/components/list/list-page";
import { useListState } from "@/web/components/list/use-list-state";
import { useSelection } from "@/web/components/list/use-selection";
import { candidateListKeys, candidateQueryOf } from "@/web/components/queries/candidates";
import { isFullIn, recordKeys, withoutKeys } from "@/web/components/record/address";
import { AddCandidate } from "./add-candidate";
import { CandidateCard } from "./candidate-card";
import { CandidateFilters } from "./candidate-filters";
import { useCandidateChips } from "./use-candidate-chips";
import { useCandidateColumns } from "./use-candidate-columns";
import { useCandidates } from "./use-candidates";
import { useEmptiness } from "./use-emptiness";

// Nothing is selected at first.
const CandidateBulk = lazy(() => import("./candidate-bulk"));
// Tabs, dialogs and the form travel only when a record is opened.
const CandidatePanel = lazy(() => import("./record/candidate-panel"));

const addressKeys = [...candidateListKeys, "layout"] as const;

/** Everybody who may be placed; `/candidates/:id` opens one beside the list. */
export function CandidatesPage() {
  const t = useTranslations("candidates");
  const { id: opened } = useParams();
  const navigate = useNavigate();
  const { values, change, clear, search } = useListState(addressKeys);
  const query = useMemo(() => candidateQueryOf(values), [values]);
  const candidates = useCandidates(query);
  const selection = useSelection();
  const columns = useCandidateColumns();
  const chips = useCandidateChips(query, (key) => change({ [key]: undefined }));
  const empty = useEmptiness({ candidates, isFiltered: chips.length > 0, clear });
  const isReady = candidates.phase === "ready";

  const closePanel = () => {
    const list = { pathname: "/candidates", search: withoutKeys(search, recordKeys) };
    void navigate(list, { preventScrollReset: true });
    if (opened) focusRow(opened);
  };
  return (
    <ListPage<Candidate>
      head={{
        title: t("title"),
        count: isReady ? t("count", { count: candidates.total }) : "\u00a0",
        action: <AddCandidate />,
      }}
      search={{ label: t("search"), value: query.q ?? "", onSearch: (q) => change({ q }) }}
      filters={<CandidateFilters query={query} change={change} />}
      chips={chips}
      clearFilters={clear}
      layout={values.layout === "table" ? "table" : "cards"}
      onLayoutChange={(layout) => change({ layout: layout === "cards" ? undefined : layout })}
      phase={candidates.phase}
      empty={empty}
      rows={candidates.rows}
      more={
        candidates.more && { ...candidates.more, label: t("loadMore", { left: candidates.left }) }
      }
      drawing={{
        nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
        card: (candidate) => <CandidateCard candidate={candidate} />,
        columns,
        open: (id) =>
          navigate({ pathname: `/candidates/${id}`, search }, { preventScrollReset: true }),
      }}
      selection={selection}
      bulk={
        <Suspense>
          <CandidateBulk selection={selection} isArchived={query.archived === "yes"} />
        </Suspense>
      }
      opened={opened}
      closePanel={closePanel}
      isPanelFull={opened !== undefined && isFullIn(search)}
      panel={opened && <Panel id={opened} rows={candidates.rows} onClose={closePanel} />}
    />
  );
}

const Panel = (props: ComponentProps<typeof CandidatePanel>) => (
  <Suspense>
    <CandidatePanel {...props} />
  </Suspense>
);
