import { FolderInput, Lock, Reply, Users } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { Button } from "@/web/ui/button";
import { Tag } from "@/web/ui/tag";
import { DeliveryLine } from "./delivery-line";
import { MessageFiles } from "./message-files";
import { MessageMenu } from "./message-menu";
import { typeIcons } from "./type-icon";
import { useParties } from "../use-parties";
import { saidIn } from "../quoted";

/** The words of a message; what it quotes of earlier ones is shown on request. */
function MessageBody({ content }: { content: string }) {
  const t = useTranslations("communications.thread");
  const [isWhole, setWhole] = useState(false);
  const { own, earlier } = saidIn(content);
  return (
    <div className="grid justify-items-start gap-1.5">
      <p className="max-w-full text-sm leading-6 break-words whitespace-pre-line text-ink">{own}</p>
      {earlier && (
        <Button
          look="ghost"
          size="sm"
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
          className="-ml-2.5"
        >
          {t(isWhole ? "unquoted" : "quoted")}
        </Button>
      )}
      {isWhole && (
        <p className="max-w-full border-l-2 border-line pl-3 text-sm break-words whitespace-pre-line text-ink-2">
          {earlier}
        </p>
      )}
    </div>
  );
}

const FilingDialog = lazyWithTexts(["communications"], async () => ({
  Component: (await import("../filing-dialog")).FilingDialog,
}));
const EditDialog = lazy(async () => ({ default: (await import("../edit-dialog")).EditDialog }));

type Props = { message: Communication; onReply: (() => void) | undefined };

/** One message of a conversation in full. */
export function MessageItem({ message, onReply }: Props) {
  const t = useTranslations("communications.thread");
  const mayWrite = useHasRole("recruiter");
  const [opened, open] = useState<"edit" | "file" | null>(null);
  const close = () => open(null);
  const { subject, content, delivery } = message;
  return (
    <li className="grid gap-2 rounded-lg border border-line bg-raised px-3.5 py-3">
      <Head
        message={message}
        menu={
          mayWrite && (
            <MessageMenu
              message={message}
              onEdit={() => open("edit")}
              onFile={() => open("file")}
            />
          )
        }
      />
      {subject && <p className="text-sm font-medium break-words text-ink">{subject}</p>}
      <MessageBody content={content} />
      <MessageFiles message={message} />
      {delivery && <DeliveryLine message={message} delivery={delivery} />}
      {message.isFromElsewhere && <p className="text-xs text-warn">{t("elsewhereHint")}</p>}
      {mayWrite && <Next message={message} onReply={onReply} onFile={() => open("file")} />}
      <Suspense>
        {opened === "edit" && <EditDialog message={message} onClose={close} />}
        {opened === "file" && <FilingDialog message={message} onClose={close} />}
      </Suspense>
    </li>
  );
}

type NextProps = Props & { onFile: () => void };

/** The one thing to do next: answer, or say first where it belongs. */
function Next({ message: { entityType, direction, type }, onReply, onFile }: NextProps) {
  const t = useTranslations("communications");
  if (entityType === null) {
    return (
      <Button size="sm" icon={FolderInput} className="justify-self-start" onClick={onFile}>
        {t("unfiled.file")}
      </Button>
    );
  }
  if (!onReply || direction === "out" || type !== "email") return null;
  return (
    <Button size="sm" icon={Reply} className="justify-self-start" onClick={onReply}>
      {t("thread.reply")}
    </Button>
  );
}

function Head({ message, menu }: { message: Communication; menu: ReactNode }) {
  const t = useTranslations("communications");
  const format = useFormatter();
  const partiesOf = useParties();
  const { type, timestamp, durationMinutes, isAutomatic, isFromElsewhere, isSample } = message;
  const Icon = typeIcons[type];
  const at = new Date(timestamp);
  return (
    <div className="flex items-start gap-2">
      <Icon aria-hidden="true" size={16} className="mt-0.5 shrink-0 text-ink-3" />
      <div className="grid min-w-0 flex-1 gap-0.5">
        <p className="text-sm break-words text-ink">
          <span className="sr-only">{t(`types.${type}`)}: </span>
          {partiesOf(message)}
        </p>
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-xs text-ink-3">
          <time dateTime={timestamp} className="num">
            {format.dateTime(at, "moment")}
          </time>
          {durationMinutes !== null && (
            <span>{t("thread.minutes", { count: durationMinutes })}</span>
          )}
          <Readers message={message} />
          {isAutomatic && <Tag hasLed={false}>{t("thread.automatic")}</Tag>}
          {isFromElsewhere && <Tag tone="warn">{t("thread.elsewhere")}</Tag>}
          {isSample && <Tag hasLed={false}>{t("thread.sample")}</Tag>}
        </p>
      </div>
      {menu}
    </div>
  );
}

/** Who reads it; of what the whole team wrote down that goes without saying. */
function Readers({ message: { audience, type, isMine } }: { message: Communication }) {
  const t = useTranslations("communications.thread");
  if (audience === "team" && (type !== "email" || !isMine)) return null;
  const Icon = audience === "own" ? Lock : Users;
  return (
    <span className="inline-flex items-center gap-1">
      <Icon aria-hidden="true" size={12} />
      {t(audience === "own" ? "private" : "shared")}
    </span>
  );
}
