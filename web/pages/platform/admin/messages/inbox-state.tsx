import { queryOptions, useQuery } from "@tanstack/react-query";
import { RefreshCw } from "lucide-react";
import { useFormatter, useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { useServerText } from "@/web/i18n/server-texts";
import { communicationsKey, mailKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { readSettings } from "@/web/features/platform/settings/queries";

/** The folder is looked at while the page is open. */
const everyMs = 15_000;

export const inboxSettings = queryOptions({
  queryKey: [...mailKey, "inbox"],
  queryFn: () => readSettings("inbox"),
});

const inboxStatus = queryOptions({
  queryKey: [...mailKey, "inbox", "status"],
  queryFn: () => ok(api.crm.inbox.get()),
  refetchInterval: everyMs,
});

/** When the folder was looked at last, what came of it, and what is in the way. */
export function InboxState() {
  const t = useTranslations("communications.inbox");
  const say = useServerText();
  const { data: status } = useQuery(inboxStatus);
  const look = useUndoableMutation({
    run: () => ok(api.crm.inbox.reading.post()),
    failure: t("lookFailed"),
    keys: [mailKey, communicationsKey],
  });
  if (!status) return null;
  const { isOn, refused, refusal, trouble } = status;
  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <div className="flex flex-wrap items-center gap-3">
        {isOn && (
          <Button icon={RefreshCw} pending={look.isPending} onClick={() => look.mutate(undefined)}>
            {t("look")}
          </Button>
        )}
        <Last status={status} />
      </div>
      {trouble && <Banner tone="bad">{t("trouble", { reason: say(trouble) })}</Banner>}
      {refused > 0 && (
        <Banner tone="warn">
          {t("refused", { count: refused })} {refusal && say(refusal)}
        </Banner>
      )}
    </div>
  );
}

type Status = Awaited<ReturnType<NonNullable<(typeof inboxStatus)["queryFn"]>>>;

function Last({ status: { isOn, checkedAt, filed } }: { status: Status }) {
  const t = useTranslations("communications.inbox");
  const format = useFormatter();
  if (!isOn) return <p className="text-xs text-ink-2">{t("off")}</p>;
  if (!checkedAt) return <p className="text-xs text-ink-2">{t("never")}</p>;
  const at = new Date(checkedAt);
  const when = format.dateTime(at, "moment");
  return <p className="min-w-0 text-xs text-ink-2">{t("checked", { when, filed })}</p>;
}
