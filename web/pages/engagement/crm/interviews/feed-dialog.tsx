import { useQuery } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { Copy } from "lucide-react";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useWhen } from "@/web/features/engagement/interviews/use-when";
import { calendarFeed } from "@/web/features/engagement/interviews/queries";
import { TextField } from "@/web/shared/forms/text-field";
import { notifyAtom } from "@/web/state/notices";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";

/** The address that a calendar program reads; it is shown once, because only its fingerprint is kept. */
export default function FeedDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("crm.feed");
  const tCrm = useTranslations("crm");
  const tCommon = useTranslations("common.actions");
  const query = useQuery(calendarFeed);
  const { open, close } = useFeed();
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("close")}
      footer={
        query.data && (
          <>
            {query.data.createdAt && (
              <Button
                look="danger"
                pending={close.isPending}
                onClick={() => close.mutate(undefined)}
              >
                {t("close")}
              </Button>
            )}
            <Button look="primary" pending={open.isPending} onClick={() => open.mutate(undefined)}>
              {t(query.data.createdAt ? "rotate" : "open")}
            </Button>
          </>
        )
      }
    >
      {open.data ? (
        <Address path={open.data.path} />
      ) : (
        <Read query={query} words={{ loading: tCrm("loading"), failed: t("failed") }}>
          {({ createdAt, readAt }) => createdAt && <Standing {...{ createdAt, readAt }} />}
        </Read>
      )}
    </Dialog>
  );
}

function Standing({ createdAt, readAt }: { createdAt: string; readAt: string | null }) {
  const t = useTranslations("crm.feed");
  const { exact } = useWhen();
  return (
    <div className="grid gap-1 text-sm text-ink-2">
      <p>{t("rotateText", { since: exact(createdAt) })}</p>
      <p>{readAt ? t("readAt", { when: exact(readAt) }) : t("neverRead")}</p>
    </div>
  );
}

function Address({ path }: { path: string }) {
  const t = useTranslations("crm.feed");
  const notify = useSetAtom(notifyAtom);
  const address = new URL(path, location.origin).href;
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    notify({ title: t("copied"), tone: "ok" });
  };
  return (
    <div className="grid gap-3">
      <TextField
        label={t("address")}
        hint={t("once")}
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Button icon={Copy} className="justify-self-start" onClick={() => void copy()}>
        {t("copy")}
      </Button>
    </div>
  );
}

function useFeed() {
  const t = useTranslations("crm.feed");
  const about = { failure: t("failed"), keys: [calendarFeed.queryKey] };
  const open = useUndoableMutation({
    run: (_: undefined) => ok(api.crm["calendar-feed"].post()),
    ...about,
  });
  return {
    open,
    close: useUndoableMutation({
      run: async (_: undefined) => {
        await ok(api.crm["calendar-feed"].delete());
        open.reset();
      },
      success: () => t("closed"),
      ...about,
    }),
  };
}
