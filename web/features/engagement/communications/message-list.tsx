import { useRef } from "react";
import type { Communication } from "@/modules/engagement/communications/model";
import { focusRow } from "@/web/shared/list/focus-row";
import { neighbour } from "@/web/shared/list/use-list-keys";
import { useKeys } from "@/web/state/keys";
import { MessageLine } from "./message-line";

type Props = {
  label: string;
  messages: readonly Communication[];
  isAtRecord?: boolean;
  /** The one that is open beside the list. */
  opened?: string | undefined;
  onOpen: (id: string) => void;
  onClose?: () => void;
};

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
