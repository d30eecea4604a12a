import { useInfiniteQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, useMemo } from "react";
import { useTranslations } from "use-intl";
import {
  communicationList,
  type CommunicationListQuery,
  communicationFilters as filters,
} from "@/web/features/engagement/communications/list";
import { MailDrop } from "@/web/features/engagement/communications/mail-drop";
import {
  useWritingAddress,
  WriteButtons,
} from "@/web/features/engagement/communications/write-buttons";
import { ManyProgress } from "@/web/features/engagement/communications/write-many";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { FilterChips, SearchBox } from "@/web/shared/list/filters/filter-bar";
import { FilterControls } from "@/web/shared/list/filters/filter-controls";
import type { Change } from "@/web/shared/list/filters/filter-fields";
import { focusRow } from "@/web/shared/list/keys/focus-row";
import { useFilterChips } from "@/web/shared/list/filters/use-filter-words";
import { useListState } from "@/web/shared/list/use-list-state";
import { usePages } from "@/web/shared/list/use-pages";
import { TextField } from "@/web/shared/forms/text-field";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Messages } from "./messages";
import { ThreadPanel } from "./thread-panel";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";

/** How many messages nobody knows where to put; nothing where there are none. */
function UnfiledBanner({ onLook }: { onLook: () => void }) {
  const t = useTranslations("communications.unfiled");
  const { data } = useInfiniteQuery(communicationList({ whose: "unfiled" }));
  const count = data?.pages[0]?.total ?? 0;
  if (count === 0) return null;
  return (
    <Banner
      tone="primary"
      action={
        <Button size="sm" onClick={onLook}>
          {t("look")}
        </Button>
      }
    >
      {t("waiting", { count })}
    </Banner>
  );
}

const keys = [...filters.keys, "thread"];

/** Everything that was written, called and met, whomever it was with. */
export function CommunicationsTab() {
  const mayWrite = useHasRole("recruiter");
  const { values, change } = useListState(keys);
  const query = useMemo(() => filters.queryOf(values), [values]);
  const pages = usePages(useInfiniteQuery(communicationList(query)));
  const { type, write, close } = useWritingAddress();
  const remove = (key: string) => change({ [key]: undefined });
  const chips = useFilterChips(filters, query, { remove });
  const clear = () => change(Object.fromEntries(filters.keys.map((key) => [key, undefined])));
  const thread = values["thread"];
  const leave = () => {
    change({ thread: undefined });
    if (thread) focusRow(thread);
  };
  return (
    <div className="flex min-w-0 items-start gap-4">
      <div className="grid min-w-0 flex-1 grid-cols-1 gap-4">
        <Bar query={query} change={change}>
          {mayWrite && (
            <div className="sm:ml-auto">
              <WriteButtons onWrite={write} />
            </div>
          )}
        </Bar>
        <FilterChips chips={chips} onClear={clear} />
        {mayWrite && query.whose !== "unfiled" && (
          <UnfiledBanner onLook={() => change({ whose: "unfiled" })} />
        )}
        {mayWrite && (
          <Suspense>
            <ManyProgress />
          </Suspense>
        )}
        <MailDrop>
          <Messages
            pages={pages}
            isFiltered={Object.keys(query).length > 0}
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

type Props = { query: CommunicationListQuery; change: Change };

function Bar({ query, change, children }: Props & { children: ReactNode }) {
  const t = useTranslations("communications.list");
  const days = <DayFields query={query} change={change} />;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <SearchBox label={t("search")} value={query.q ?? ""} onSearch={(q) => change({ q })} />
      <FilterControls list={filters} query={query} change={change} own={{ from: days }} />
      {children}
    </div>
  );
}

/** From which day to which, side by side. */
function DayFields({ query: { from = "", until = "" }, change }: Props) {
  const t = useTranslations("communications.filters");
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        type="date"
        label={t("from")}
        value={from}
        onChange={(event) => change({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t("until")}
        value={until}
        onChange={(event) => change({ until: event.target.value })}
      />
    </div>
  );
}

export { CommunicationsTab as Component };
