import { MailPlus } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { MessageList } from "@/web/features/engagement/communications/message/message-list";
import { useEmptiness } from "@/web/shared/list/use-emptiness";
import { MoreButton } from "@/web/shared/list/more-button";
import type { Pages } from "@/web/shared/list/use-pages";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";

type Props = {
  pages: Pages<Communication>;
  isFiltered: boolean;
  clear: () => void;
  opened: string | undefined;
  onOpen: (id: string) => void;
  onClose: () => void;
  /** Undefined for whoever may only read. */
  onWrite: (() => void) | undefined;
};

/** The list as far as it was read, or why there is none. */
export function Messages({ pages, isFiltered, clear, opened, onOpen, onClose, onWrite }: Props) {
  const t = useTranslations("communications");
  const empty = useEmptiness({
    list: pages,
    isFiltered,
    clear,
    failed: t("list.failed"),
    noMatch: { title: t("list.noMatch"), text: t("list.noMatchText") },
    nothing: {
      title: t("list.empty"),
      text: t("list.emptyText"),
      action: onWrite && (
        <Button look="primary" icon={MailPlus} onClick={onWrite}>
          {t("new")}
        </Button>
      ),
    },
  });
  const { phase, rows, more } = pages;
  if (phase === "loading")
    return <SkeletonRows label={t("list.loading")} rows={6} rowClass="h-20" />;
  if (rows.length === 0) {
    return (
      <div className="overflow-hidden rounded-lg border border-line bg-surface shadow-card">
        <EmptyState {...empty} />
      </div>
    );
  }
  return (
    <>
      <MessageList
        label={t("list.label")}
        messages={rows}
        opened={opened}
        onOpen={onOpen}
        onClose={onClose}
      />
      <MoreButton more={more}>{t("list.more")}</MoreButton>
    </>
  );
}
