import { useInfiniteQuery } from "@tanstack/react-query";
import { Upload, UserPlus } from "lucide-react";
import { lazy, Suspense } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { defaultDistance } from "@/modules/crm/candidates/rules";
import {
  candidateFilters,
  candidateList,
  type CandidateListQuery,
  candidatesMatching,
} from "@/web/features/crm/candidates/list";
import { DuplicatesLink } from "@/web/features/crm/duplicates/duplicates-link";
import { MailTo } from "@/web/features/engagement/campaigns";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { RecordList } from "@/web/pages/records/record-list";
import { ExportMenu } from "@/web/shared/export-menu";
import { usePages } from "@/web/shared/list/use-pages";
import { useListAddress } from "@/web/shared/record/use-list-address";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { buttonClass } from "@/web/ui/button";
import { CandidateCard, candidateColumns } from "./candidate-columns";
import { candidateKind } from "./kind";

// Tabs, dialogs and the form are loaded when a record is opened.
const CandidateDialog = lazy(() => import("./form/candidate-dialog"));
const CandidateBulk = lazy(() => import("./candidate-bulk"));
const CandidateBoard = lazy(() => import("./candidate-board"));
const CandidatePanel = lazy(() => import("./record/candidate-panel"));

/** Everybody who may be placed; `/candidates/:id` opens one beside the list. */
export function CandidatesPage() {
  const address = useListAddress(candidateKind.path, candidateFilters);
  const { query } = address;
  const list = usePages(useInfiniteQuery(candidateList(query)));
  return (
    <RecordList
      kind={candidateKind}
      address={address}
      list={list}
      matching={candidatesMatching(query)}
      columns={candidateColumns}
      card={(candidate) => <CandidateCard candidate={candidate} />}
      filters={candidateFilters}
      own={{ words: useNearWords(query) }}
      bulk={(ids, done) => ({
        addTo: <AddToProject candidateIds={ids} onDone={done} isByKey />,
        message: <MailTo candidateIds={ids} onDone={done} />,
        more: (
          <Suspense>
            <CandidateBulk ids={ids} onDone={done} />
          </Suspense>
        ),
      })}
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
      add={{ kind: candidateKind, icon: UserPlus, Dialog: CandidateDialog }}
      Panel={CandidatePanel}
    />
  );
}

/** Links to duplicates, import and export. */
function CandidateActions({ query }: { query: CandidateListQuery }) {
  const t = useTranslations("candidates");
  const mayImport = useHasRole("recruiter");
  return (
    <>
      <DuplicatesLink kind="candidate" />
      {mayImport && (
        <Link to="/candidates/import" className={buttonClass()}>
          <Upload aria-hidden="true" size={16} />
          {t("importFile")}
        </Link>
      )}
      <ExportMenu path="/api/candidates/export" filter={query} />
    </>
  );
}

/** The text of the filter chip for a town and a distance. */
function useNearWords({ near, within }: CandidateListQuery): Record<string, string> {
  const t = useTranslations("candidates.near");
  if (!near) return {};
  return { near: t("chip", { place: near, distance: Number(within ?? defaultDistance) }) };
}
