import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import type { Setting } from "@/modules/platform/settings/model";
import { Read } from "@/web/features/platform/records/read";
import { InboxForm } from "../messages/inbox-form";
import { MessageTemplates } from "../messages/message-templates";
import { LetterLog } from "./letter-log";
import { MailState } from "./mail-state";
import { emailSettings, mailStatus } from "./queries";
import { ServerForm } from "./server-form";

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

export type EmailSetting = Extract<Setting, { key: "email" }>;
const isEmail = (setting: Setting): setting is EmailSetting => setting.key === "email";
