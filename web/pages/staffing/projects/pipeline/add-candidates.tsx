import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/staffing/projects/model";
import { api, ok } from "@/web/api";
import { useAddToProject } from "@/web/features/staffing/projects/use-add-to-project";
import { SearchBox } from "@/web/shared/list/filter-bar";
import { projectEntries } from "@/web/features/staffing/projects/queries";
import { candidatesKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";

/** Puts candidates onto the board who are found by name, skill or place. */
export function AddCandidates({ project }: { project: ProjectRecord }) {
  const t = useTranslations("projectWork.pipeline");
  const [q, setQ] = useState("");
  return (
    <section aria-label={t("add")} className="grid min-w-0 flex-1 gap-2">
      <SearchBox label={t("search")} value={q} onSearch={setQ} />
      {q && <Found project={project} q={q} />}
    </section>
  );
}

const mostFound = 8;

const found = (q: string) =>
  queryOptions({
    queryKey: [...candidatesKey, "for-board", q],
    queryFn: () =>
      ok(
        api.candidates.get({
          query: { q, status: "all", archived: "no", sort: "name", limit: mostFound },
        }),
      ),
    placeholderData: keepPreviousData,
  });

function Found({ project, q }: { project: ProjectRecord; q: string }) {
  const t = useTranslations("projectWork.pipeline");
  const { data: people = [] } = useQuery(found(q));
  const { data: entries = [] } = useQuery(projectEntries(project.id));
  const add = useAddToProject();
  const there = new Set(entries.map(({ candidateId }) => candidateId));
  if (people.length === 0) return <p className="text-sm text-ink-3">{t("nobody")}</p>;
  return (
    <ul className="grid gap-1.5">
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
