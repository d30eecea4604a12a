import { useInfiniteQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Candidate } from "@/modules/crm/candidates/model";
import { MailTo } from "@/web/features/engagement/campaigns/late";
import { usePages } from "@/web/shared/list/use-pages";
import {
  candidateList,
  candidateListKeys,
  candidateQueryOf,
} from "@/web/features/crm/candidates/queries";
import { MergeTwo } from "@/web/features/crm/duplicates/merge-two";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { type PanelProps, RecordList } from "@/web/shared/record/record-list";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { CandidateActions } from "./candidate-actions";
import { CandidateCard } from "./candidate-card";
import { CandidateFilters } from "./candidate-filters";
import { candidateKind } from "./kind";
import { useCandidateChips } from "./use-candidate-chips";
import { useCandidateColumns } from "./use-candidate-columns";

// Tabs, dialogs and the form travel only when a record is opened.
const CandidateDialog = lazy(() => import("./form/candidate-dialog"));
const CandidateBoard = lazy(() => import("./candidate-board"));
const CandidatePanel = lazySpeaking<PanelProps<Candidate>>(["matching"], async () => ({
  Component: (await import("./record/candidate-panel")).default,
}));

/** Everybody who may be placed; `/candidates/:id` opens one beside the list. */
export function CandidatesPage() {
  const address = useListAddress(candidateKind.path, candidateListKeys, candidateQueryOf);
  const { query, change, remove } = address;
  const list = usePages(useInfiniteQuery(candidateList(query)));
  return (
    <RecordList
      kind={candidateKind}
      address={address}
      list={list}
      columns={useCandidateColumns()}
      card={(candidate) => <CandidateCard candidate={candidate} />}
      filters={<CandidateFilters query={query} change={change} />}
      chips={useCandidateChips(query, remove)}
      bulk={(ids, done) => (
        <>
          <AddToProject candidateIds={ids} onDone={done} />
          <MailTo candidateIds={ids} onDone={done} />
          <MergeTwo kind="candidate" ids={ids} path="/candidates" />
        </>
      )}
      actions={<CandidateActions query={query} />}
      layouts={[
        {
          id: "board",
          draw: (rows) => (
            <Suspense>
              <CandidateBoard rows={rows} open={address.open} />
            </Suspense>
          ),
        },
      ]}
      addIcon={UserPlus}
      Dialog={CandidateDialog}
      Panel={CandidatePanel}
    />
  );
}
