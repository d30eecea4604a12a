import { useInfiniteQuery } from "@tanstack/react-query";
import { Suspense, useMemo } from "react";
import { useTranslations } from "use-intl";
import { MailDrop } from "@/web/features/engagement/communications/mail-drop";
import { useWritingAddress } from "@/web/features/engagement/communications/use-writing-address";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { WriteButtons } from "@/web/features/engagement/communications/write-buttons";
import { FilterChips, SearchBox } from "@/web/shared/list/filter-bar";
import { focusRow } from "@/web/shared/list/focus-row";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import {
  communicationList,
  listKeys,
  queryOf,
} from "@/web/features/engagement/communications/queries";
import { useMay } from "@/web/shared/use-may";
import { Filters } from "./filters";
import { Messages } from "./messages";
import { ThreadPanel } from "./thread-panel";
import { UnfiledBanner } from "./unfiled-banner";
import { useFilterChips } from "./use-filter-chips";

const keys = [...listKeys, "thread"] as const;

/** Everything that was written, called and met, whomever it was with. */
export function CommunicationsTab() {
  const t = useTranslations("communications");
  const mayWrite = useMay("recruiter");
  const { values, change } = useListState(keys);
  const query = useMemo(() => queryOf(values), [values]);
  const pages = usePages(useInfiniteQuery(communicationList(query)));
  const { type, write, close } = useWritingAddress();
  const chips = useFilterChips(query, (key) => change({ [key]: undefined }));
  const clear = () => change(Object.fromEntries(listKeys.map((key) => [key, undefined])));
  const { thread } = values;
  const leave = () => {
    change({ thread: undefined });
    if (thread) focusRow(thread);
  };
  return (
    <div className="flex min-w-0 items-start gap-4">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-4">
        <div className="flex flex-wrap items-center gap-2">
          <SearchBox
            label={t("list.search")}
            value={values.q ?? ""}
            onSearch={(q) => change({ q })}
          />
          <Filters query={query} change={change} />
          {mayWrite && (
            <div className="sm:ml-auto">
              <WriteButtons onWrite={write} />
            </div>
          )}
        </div>
        <FilterChips chips={chips} onClear={clear} />
        {mayWrite && query.whose !== "unfiled" && (
          <UnfiledBanner onLook={() => change({ whose: "unfiled" })} />
        )}
        <MailDrop>
          <Messages
            pages={pages}
            isFiltered={Object.keys(query).length > 1 || query.whose !== "all"}
            clear={clear}
            opened={thread}
            onOpen={(id) => change({ thread: id })}
            onClose={leave}
            onWrite={mayWrite ? () => write("email") : undefined}
          />
        </MailDrop>
      </div>
      {thread && (
        <ThreadPanel
          id={thread}
          rows={pages.rows}
          onClose={leave}
          onOpen={(id) => change({ thread: id })}
        />
      )}
      <Suspense>
        {type && mayWrite && <WriteDialog key={type} opening={{ type }} onClose={close} />}
      </Suspense>
    </div>
  );
}
