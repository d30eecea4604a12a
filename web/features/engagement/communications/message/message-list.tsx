import { useRef } from "react";
import type { Communication } from "@/modules/engagement/communications/model";
import { focusRow } from "@/web/shared/list/keys/focus-row";
import { neighbour } from "@/web/shared/list/keys/use-list-keys";
import { useKeys } from "@/web/state/keys";
import { ArrowDownLeft, ArrowUpRight, Lock, Paperclip } from "lucide-react";
import { useTranslations } from "use-intl";
import { When } from "@/web/features/records/core/when";
import { cx } from "@/web/ui/cx";
import { Tag } from "@/web/ui/tag";
import { DeliveryTag } from "./delivery-tag";
import { typeIcons } from "./type-icon";
import { useParties } from "../use-parties";

type Props = {
  label: string;
  messages: readonly Communication[];
  isAtRecord?: boolean;
  /** The one that is open beside the list. */
  opened?: string | undefined;
  onOpen: (id: string) => void;
  onClose?: () => void;
};

type MessageLineProps = {
  message: Communication;
  /** Whether the record it is about goes without saying. */
  isAtRecord: boolean;
  isOpen: boolean;
  onOpen: () => void;
};

/** One message, call or meeting in a list: who, what about, and how far it is. */
function MessageLine({ message, isAtRecord, isOpen, onOpen }: MessageLineProps) {
  const t = useTranslations("communications");
  const partiesOf = useParties();
  const { type, direction, subject, content, timestamp, delivery } = message;
  const Icon = typeIcons[type];
  const Arrow = direction === "out" ? ArrowUpRight : ArrowDownLeft;
  return (
    <li className="border-b border-line last:border-b-0">
      <button
        type="button"
        data-message
        data-row-id={message.id}
        aria-current={isOpen ? "true" : undefined}
        onClick={onOpen}
        className={cx(
          "flex w-full cursor-pointer items-start gap-3 px-3 py-2.5 text-left text-sm outline-offset-[-2px]",
          isOpen ? "bg-primary-wash" : "hover:bg-sunken",
        )}
      >
        <span className="mt-0.5 flex shrink-0 items-center text-ink-3">
          <Icon aria-hidden="true" size={16} />
          <Arrow aria-hidden="true" size={12} />
          <span className="sr-only">
            {type === "email" && `${t("types.email")}, ${t(`directions.${direction}`)}`}
            {type === "phone" && t(`calls.${direction}`)}
            {(type === "meeting" || type === "note") && t(`types.${type}`)}
          </span>
        </span>
        <span className="grid min-w-0 flex-1 gap-0.5">
          <span className="flex items-baseline gap-2">
            <span className="min-w-0 flex-1 truncate font-medium text-ink">
              {partiesOf(message)}
            </span>
            <When iso={timestamp} />
          </span>
          <span className="truncate text-ink">{subject || t("list.noSubject")}</span>
          <span className="truncate text-xs text-ink-2">{content}</span>
          <span className="flex flex-wrap items-center gap-1.5 empty:hidden">
            {!isAtRecord && <RecordName message={message} />}
            {delivery && <DeliveryTag state={delivery.state} />}
            <Marks message={message} />
          </span>
        </span>
      </button>
    </li>
  );
}

function RecordName({ message }: { message: Communication }) {
  const t = useTranslations("communications");
  const { entityType, entityName, contactName } = message;
  if (!entityType) return <Tag tone="warn">{t("list.nowhere")}</Tag>;
  return (
    <span className="truncate text-xs text-ink-3">
      {t(`abouts.${entityType}`)}
      {entityName !== contactName && ` · ${entityName || t("list.gone")}`}
    </span>
  );
}

function Marks({
  message: { audience, files, isAutomatic, isSample },
}: {
  message: Communication;
}) {
  const t = useTranslations("communications");
  return (
    <>
      {isAutomatic && <Tag hasLed={false}>{t("thread.automatic")}</Tag>}
      {isSample && <Tag hasLed={false}>{t("thread.sample")}</Tag>}
      {files.length > 0 && (
        <span className="inline-flex items-center gap-1 text-xs text-ink-3">
          <Paperclip aria-hidden="true" size={12} />
          <span aria-hidden="true">{files.length}</span>
          <span className="sr-only">{t("list.files", { count: files.length })}</span>
        </span>
      )}
      {audience === "own" && (
        <span title={t("thread.private")} className="text-ink-3">
          <Lock aria-hidden="true" size={12} />
          <span className="sr-only">{t("thread.private")}</span>
        </span>
      )}
    </>
  );
}

/** Messages, calls and meetings, newest first; `j k` go from one to the next. */
export function MessageList(props: Props) {
  const { label, messages, isAtRecord = false, opened, onOpen, onClose } = props;
  const list = useRef<HTMLUListElement>(null);
  const ids = messages.map(({ id }) => id);
  const step = (by: 1 | -1) => {
    const row = list.current?.querySelector<HTMLElement>("[data-row-id]:focus");
    const next = neighbour(ids, row?.dataset["rowId"] ?? opened ?? null, by);
    if (next !== undefined) focusRow(next);
  };
  useKeys("page", {
    j: () => step(1),
    k: () => step(-1),
    ...(opened && onClose && { Escape: onClose }),
  });
  return (
    <ul
      ref={list}
      aria-label={label}
      className="overflow-hidden rounded-lg border border-line bg-surface shadow-card"
    >
      {messages.map((message) => (
        <MessageLine
          key={message.id}
          message={message}
          isAtRecord={isAtRecord}
          isOpen={message.id === opened}
          onOpen={() => onOpen(message.id)}
        />
      ))}
    </ul>
  );
}
