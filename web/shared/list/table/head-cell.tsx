import { ArrowDown, ArrowUp, ChevronDown } from "lucide-react";
import { type DragEvent, type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { cx } from "@/web/ui/cx";
import { LazyPopup } from "@/web/ui/lazy-popup";
import type { Column } from "../types";
import { directionOf, nextSort, type Sorting } from "./sorting";
import { type ColumnChoice, widthStep } from "./use-columns";
import { WidthHandle } from "./width-handle";

const loadMenu = () => import("./head-menu");

type HeadColumn = Pick<Column<never>, "id" | "title" | "sort" | "isRight">;

type Props = {
  column: HeadColumn;
  place: number;
  choice: ColumnChoice;
  sorting: Sorting | undefined;
  isTabStop: boolean;
  onFocus: () => void;
};

/** The head of a column: a click sorts, dragging moves it, its edge makes it wider, and its menu does all of that. */
export function HeadCell({ column, place, choice, sorting, isTabStop, onFocus }: Props) {
  const cell = useRef<HTMLSpanElement>(null);
  const { isRight } = column;
  const label = useTranslations("ui.list.column")("menu", { title: column.title });
  const direction = column.sort && sorting && directionOf(column.sort, sorting);
  const Arrow = direction === "ascending" ? ArrowUp : ArrowDown;
  return (
    <span
      ref={cell}
      role="columnheader"
      aria-sort={direction}
      draggable
      {...useDragging({ column, place, choice })}
      onKeyDown={(event) => onSizeKey(event, { column, place, choice })}
      className={cx("group relative flex min-w-0 items-center", isRight && "flex-row-reverse")}
    >
      <button
        type="button"
        data-head-stop=""
        tabIndex={isTabStop ? 0 : -1}
        onFocus={onFocus}
        onClick={() => column.sort && sorting?.change(nextSort(column.sort, sorting))}
        className={cx(
          "flex min-h-[34px] min-w-0 flex-1 items-center gap-1 text-xs",
          column.sort && sorting ? "cursor-pointer hover:text-ink" : "cursor-default",
          direction ? "font-medium text-ink" : "text-ink-2",
          isRight ? "justify-end pr-3" : "pl-3",
        )}
      >
        <span className="truncate">{column.title}</span>
        {direction && <Arrow aria-hidden="true" size={13} className="shrink-0" />}
      </button>
      <LazyPopup
        load={loadMenu}
        opens="menu"
        trigger={
          <BareIconButton
            icon={ChevronDown}
            label={label}
            size="sm"
            data-head-stop=""
            tabIndex={-1}
            className={cx(
              isRight ? "-mr-1" : "-ml-1",
              "opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100",
            )}
          />
        }
      >
        {({ HeadMenu }, button) => (
          <HeadMenu {...{ label, column, place, choice, sorting, cell }}>{button}</HeadMenu>
        )}
      </LazyPopup>
      <WidthHandle cell={cell} onWidth={(...width) => choice.resize(column.id, ...width)} />
    </span>
  );
}

type Placed = Pick<Props, "column" | "place" | "choice">;

/** Shift and an arrow make the column wider or narrower, Ctrl and an arrow take it along. */
function onSizeKey(event: KeyboardEvent<HTMLElement>, { column, place, choice }: Placed): void {
  const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  if (!step || event.shiftKey === (event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  const width = event.currentTarget.getBoundingClientRect().width;
  if (event.shiftKey) choice.resize(column.id, width + step * widthStep);
  else choice.move(column.id, Math.max(0, place + step));
}

const dragged = "text/x-column";

/** A head that is dropped on another takes its place. */
function useDragging({ column, place, choice }: Placed) {
  return {
    onDragStart: ({ dataTransfer }: DragEvent) => dataTransfer.setData(dragged, column.id),
    onDragOver: (event: DragEvent) => {
      if (event.dataTransfer.types.includes(dragged)) event.preventDefault();
    },
    onDrop: ({ dataTransfer }: DragEvent) => {
      const id = dataTransfer.getData(dragged);
      if (id && id !== column.id) choice.move(id, place);
    },
  };
}
