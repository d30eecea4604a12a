import { useQuery, keepPreviousData, queryOptions } from "@tanstack/react-query";
import { Columns3Cog, Check, Plus, Send } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import type { Entry } from "@/modules/staffing/pipeline/model";
import { projectEntries } from "@/web/features/staffing/projects/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { ErrorState } from "@/web/ui/empty-state";
import { EntryBoard } from "./entry-board";
import { api, ok } from "@/web/api";
import { useAddToProject } from "@/web/features/staffing/projects/use-add-to-project";
import { SearchBox } from "@/web/shared/list/filters/filter-bar";
import { handleResultKeys } from "@/web/shared/pick/handle-result-keys";
import { candidatesKey } from "@/web/state/query-keys";

/** Puts candidates onto the board who are found by name, skill or place. */
function AddCandidates({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.pipeline");
  const [q, setQ] = useState("");
  return (
    <section
      aria-label={t("add")}
      className="grid min-w-60 grow basis-80 grid-cols-[minmax(0,1fr)] gap-2"
      onKeyDown={handleResultKeys}
    >
      <SearchBox label={t("search")} value={q} onSearch={setQ} />
      {q && <Found project={project} q={q} />}
    </section>
  );
}

const maxFound = 8;

const found = (q: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "for-board", q],
    queryFn: () =>
      ok(
        api.candidates.get({
          query: { q, status: "all", archived: "no", sort: "name", limit: maxFound },
        }),
      ),
    placeholderData: keepPreviousData,
  });

function Found({ project, q }: { project: ProjectRecord; q: string }) {
  const t = useTranslations("projectWork.pipeline");
  const { data: people = [], isPlaceholderData } = useQuery(found(q));
  const { data: entries = [] } = useQuery(projectEntries(project.id));
  const add = useAddToProject();
  const there = new Set(entries.map(({ candidateId }) => candidateId));
  if (people.length === 0) return <p className="text-sm text-ink-3">{t("nobody")}</p>;
  return (
    <ul
      data-picks={isPlaceholderData ? undefined : q}
      className="grid grid-cols-[minmax(0,1fr)] gap-1.5"
    >
      {people.map(({ id, number, firstName, lastName, headline }) => (
        <li
          key={id}
          className="flex items-center gap-3 rounded-md border border-line bg-raised px-3 py-1.5 text-sm"
        >
          <span className="num text-xs text-ink-3">{number}</span>
          <span className="min-w-0 flex-1 truncate text-ink">
            {firstName} {lastName}
            {headline && <span className="text-ink-3"> · {headline}</span>}
          </span>
          {there.has(id) ? (
            <span className="inline-flex items-center gap-1 text-xs text-ok">
              <Check aria-hidden="true" size={14} />
              {t("there")}
            </span>
          ) : (
            <Button
              size="sm"
              icon={Plus}
              data-pick
              pending={add.isPending}
              aria-label={t("addOne", { name: `${firstName} ${lastName}` })}
              onClick={() => add.mutate({ project, candidateIds: [id] })}
            >
              {t("add")}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

const StagesDialog = lazy(() => import("./stages-dialog"));

/** The candidates of a project, in the stages of its board. */
export default function PipelineTab({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.pipeline");
  const tAll = useTranslations("common.actions");
  const refusalOf = useErrorText();
  const mayMove = useHasRole("recruiter");
  const entries = useQuery(projectEntries(project.id));
  if (entries.isError && !entries.data) {
    return (
      <ErrorState
        title={t("failed")}
        text={refusalOf(entries.error)}
        retryLabel={tAll("retry")}
        onRetry={() => void entries.refetch()}
      />
    );
  }
  return (
    <div data-wide className="grid min-w-0 gap-4">
      {mayMove && (
        <div className="flex flex-wrap items-start gap-2">
          <AddCandidates project={project} />
          <Share project={project} entries={entries.data ?? []} />
          <Stages project={project} />
        </div>
      )}
      <EntryBoard project={project} entries={entries.data ?? []} mayMove={mayMove} />
    </div>
  );
}

function Stages({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.staging");
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon={Columns3Cog} onClick={() => setOpen(true)}>
        {t("action")}
      </Button>
      {isOpen && (
        <Suspense>
          <StagesDialog project={project} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

const ShareDialog = lazy(() => import("./share-dialog"));

/** Presents several candidates to the client in one dialog; `share` in the address opens it, with whom it names. */
function Share({ project, entries }: { project: ProjectRecord; entries: readonly Entry[] }) {
  const t = useTranslations("projectWork.sharing");
  const [params, setParams] = useSearchParams();
  const asked = params.get("share");
  const open = (isOpen: boolean) =>
    setParams((now) => {
      if (isOpen) now.set("share", "all");
      else now.delete("share");
      return now;
    });
  return (
    <>
      <Button icon={Send} disabled={entries.length === 0} onClick={() => open(true)}>
        {t("action")}
      </Button>
      {asked && entries.length > 0 && (
        <Suspense>
          <ShareDialog {...{ project, entries, asked }} onClose={() => open(false)} />
        </Suspense>
      )}
    </>
  );
}
