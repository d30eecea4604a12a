import { useQuery, useInfiniteQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { Read } from "@/web/features/records/core/read";
import { InboxForm } from "../messages/inbox-form";
import { MessageTemplates } from "../messages/message-templates";
import { MailState } from "./mail-state";
import { emailSettings, mailStatus, letterLog } from "./queries";
import { ServerForm } from "./server-form";
import { useState } from "react";
import { type LogView, logViews } from "@/modules/platform/mail/rules";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { EmptyState, ErrorState } from "@/web/ui/empty-state";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { SkeletonRows } from "@/web/ui/skeleton";
import { LetterLine } from "./letter-line";
import type { EmailSetting } from "./server-form";

/** The queue and the log in one list: every letter with what became of it. */
function LetterLog() {
  const t = useTranslations("admin.email");
  const [show, setShow] = useState<LogView>("all");
  const choices = logViews.map((value) => ({ value, label: t(`views.${value}`) }));
  return (
    <Card title={t("log")}>
      <p className="pb-3 text-sm text-ink-2">{t("logText")}</p>
      <SegmentedControl label={t("view")} choices={choices} value={show} onValueChange={setShow} />
      <Lines show={show} />
    </Card>
  );
}

function Lines({ show }: { show: LogView }) {
  const t = useTranslations("admin.email");
  const tCommon = useTranslations("common.actions");
  const list = useInfiniteQuery(letterLog(show));
  if (list.isPending) return <SkeletonRows label={t("logLoading")} rows={4} rowClass="h-14" />;
  const letters = list.data?.pages.flatMap((page) => page.letters) ?? [];
  if (list.isError && letters.length === 0) {
    const again = () => void list.refetch();
    return <ErrorState title={t("logFailed")} retryLabel={tCommon("retry")} onRetry={again} />;
  }
  if (letters.length === 0) return <NoLetters show={show} />;
  return (
    <>
      <ul aria-label={t("log")} className="mt-3 divide-y divide-line border-y border-line">
        {letters.map((letter) => (
          <LetterLine key={letter.id} letter={letter} />
        ))}
      </ul>
      {list.hasNextPage && (
        <div className="mt-3">
          <Button
            size="sm"
            pending={list.isFetchingNextPage}
            onClick={() => void list.fetchNextPage()}
          >
            {t("more")}
          </Button>
        </div>
      )}
    </>
  );
}

function NoLetters({ show }: { show: LogView }) {
  const t = useTranslations("admin.email.none");
  const kind = show === "all" ? "nothing-yet" : "nothing-matches";
  return (
    <EmptyState kind={kind} title={t(show)} text={show === "all" ? t("allText") : undefined} />
  );
}

/** The server that takes our letters, how they fare, and the texts they begin with. */
export function EmailTab() {
  const t = useTranslations("admin");
  const settings = useQuery(emailSettings);
  const status = useQuery(mailStatus);
  const words = { loading: t("loading"), failed: t("failed") };
  return (
    <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(300px,2fr)] xl:grid-rows-[auto_1fr]">
      <div className="min-w-0 xl:col-start-2">
        <Read query={status} words={words}>
          {(found) => <MailState status={found} />}
        </Read>
      </div>
      <div className="grid min-w-0 gap-4 xl:col-start-1 xl:row-span-2 xl:row-start-1">
        <Read query={settings} words={words}>
          {(all) => all.filter(isEmail).map((it) => <ServerForm key={it.version} setting={it} />)}
        </Read>
        <InboxForm />
        <MessageTemplates />
      </div>
      <div className="min-w-0 xl:col-start-2">
        <LetterLog />
      </div>
    </div>
  );
}
const isEmail = (setting: Setting): setting is EmailSetting => setting.key === "email";

export { EmailTab as Component };
