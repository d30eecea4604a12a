import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SearchBox } from "@/web/shared/list/filters/filter-bar";
import { projectChoices } from "./list";
import { handleResultKeys } from "@/web/shared/pick/handle-result-keys";
import { Dialog } from "@/web/ui/dialog";
import { useAddToProject } from "./use-add-to-project";

type Props = { candidateIds: string[]; onClose: () => void; onDone: () => void };

/** The projects that are planned or running, found by a part of their name. */
export default function ChooseProject({ candidateIds, onClose, onDone }: Props) {
  const t = useTranslations("records.toProject");
  const tAll = useTranslations("common.actions");
  const [q, setQ] = useState("");
  const { data: projects, isPlaceholderData } = useQuery(projectChoices(q));
  const add = useAddToProject(() => {
    onClose();
    onDone();
  });
  return (
    <Dialog open onOpenChange={onClose} title={t("title")} closeLabel={tAll("close")}>
      <div data-narrow className="grid grid-cols-1 gap-3" onKeyDown={handleResultKeys}>
        <SearchBox label={t("search")} value={q} onSearch={setQ} />
        {projects?.length === 0 && <p className="text-sm text-ink-3">{t("none")}</p>}
        <ul data-picks={isPlaceholderData ? undefined : q} className="grid grid-cols-1 gap-1">
          {projects?.map(({ id, number, name, clientName }) => (
            <li key={id}>
              <button
                type="button"
                data-pick
                disabled={add.isPending}
                onClick={() => add.mutate({ project: { id, name }, candidateIds })}
                className="flex min-h-[40px] w-full cursor-pointer items-center gap-3 rounded-md border border-line bg-surface px-3 text-left text-sm hover:bg-sunken"
              >
                <span className="num text-xs text-ink-3">{number}</span>
                <span className="min-w-0 flex-1 truncate text-ink">
                  {name}
                  {clientName && <span className="text-ink-3"> · {clientName}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </Dialog>
  );
}
