import { useInfiniteQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "use-intl";
import { Read } from "@/web/features/records/core/read";
import { focusRow } from "@/web/shared/list/keys/focus-row";
import { useListState } from "@/web/shared/list/use-list-state";
import { communicationsOf } from "./list";
import type { About } from "./queries";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { MailDrop } from "./mail-drop";
import { MessageList } from "./message/message-list";
import { Thread } from "./message/thread";

/** What was written, called and met about a record; an open conversation takes the place of the list. */
export function MessagesOf({ about }: { about: About }) {
  const { values, change } = useListState(["thread"] as const);
  const back = () => {
    change({ thread: undefined });
    if (values.thread) focusRow(values.thread);
  };
  return (
    <div className="grid gap-4">
      {values.thread ? (
        <Opened id={values.thread} onBack={back} />
      ) : (
        <MailDrop about={about}>
          <All about={about} onOpen={(thread) => change({ thread })} />
        </MailDrop>
      )}
    </div>
  );
}

function Opened({ id, onBack }: { id: string; onBack: () => void }) {
  const t = useTranslations("communications.thread");
  return (
    <>
      <Button
        look="ghost"
        size="sm"
        icon={ArrowLeft}
        onClick={onBack}
        className="justify-self-start"
      >
        {t("back")}
      </Button>
      <Thread id={id} isAtRecord />
    </>
  );
}

function All({ about, onOpen }: { about: About; onOpen: (id: string) => void }) {
  const t = useTranslations("communications.list");
  const list = useInfiniteQuery(communicationsOf(about));
  return (
    <Read query={list} words={{ loading: t("loading"), failed: t("failed") }}>
      {({ pages }) => {
        const messages = pages.flatMap(({ items }) => items);
        if (messages.length === 0) {
          return <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyOf")} />;
        }
        return (
          <>
            <MessageList label={t("label")} messages={messages} isAtRecord onOpen={onOpen} />
            {list.hasNextPage && (
              <Button
                className="justify-self-center"
                pending={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t("more")}
              </Button>
            )}
          </>
        );
      }}
    </Read>
  );
}
