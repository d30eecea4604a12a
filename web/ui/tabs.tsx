import { ChevronDown } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";
import { LazyMenu } from "./lazy-menu";

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
  /** So many stand in the row; the others are in a menu at its end, which has this name. */
  rest?: { after: number; label: string } | undefined;
};

export function Tabs<Value extends string>(props: Props<Value>) {
  const { label, tabs, value, onValueChange, rest } = props;
  const isInRow = (tab: Tab<Value>, at: number) => !rest || at < rest.after || tab.value === value;
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where they do not all fit, the row is moved to the open one; the page stays where it is.
    const row = list.current;
    const open = row?.querySelector<HTMLElement>("[data-state=active]");
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <div>
      <div className="flex items-center gap-5 border-b border-line">
        <div
          ref={list}
          role="tablist"
          aria-label={label}
          aria-orientation="horizontal"
          onKeyDown={onArrowKey}
          className="relative flex min-w-0 gap-5 overflow-x-auto px-0.5 [scrollbar-width:none]"
        >
          {tabs.filter(isInRow).map((tab) => (
            <Trigger
              key={tab.value}
              id={`${id}-tab-${tab.value}`}
              panel={`${id}-panel-${tab.value}`}
              isOpen={tab.value === value}
              open={() => tab.value !== value && onValueChange(tab.value)}
            >
              {tab.label}
            </Trigger>
          ))}
        </div>
        {rest && (
          <OverflowMenu
            label={rest.label}
            tabs={tabs.filter((tab, at) => !isInRow(tab, at))}
            choose={onValueChange}
          />
        )}
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          id={`${id}-panel-${tab.value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${tab.value}`}
          data-state={tab.value === value ? "active" : "inactive"}
          tabIndex={0}
          hidden={tab.value !== value}
          className="pt-4"
        >
          {tab.value === value && tab.content}
        </div>
      ))}
    </div>
  );
}

type TriggerProps = {
  id: string;
  panel: string;
  isOpen: boolean;
  open: () => void;
  children: ReactNode;
};

/** One of the row, which is one Tab stop; the press itself opens it, and so does coming to it by an arrow. */
const Trigger = ({ id, panel, isOpen, open, children }: TriggerProps) => (
  <button
    type="button"
    role="tab"
    id={id}
    aria-controls={panel}
    aria-selected={isOpen}
    data-state={isOpen ? "active" : "inactive"}
    tabIndex={isOpen ? 0 : -1}
    onMouseDown={({ button, ctrlKey }) => button === 0 && !ctrlKey && open()}
    onClick={open}
    onFocus={open}
    className={
      "-mb-px min-h-[36px] min-w-[24px] shrink-0 outline-offset-[-2px] cursor-pointer border-b-2 border-transparent text-sm " +
      "text-ink-2 hover:text-ink data-[state=active]:border-primary " +
      "data-[state=active]:font-medium data-[state=active]:text-ink"
    }
  >
    {children}
  </button>
);

/** The arrows walk over the row and round its ends, Home and End go to them. */
function onArrowKey(event: KeyboardEvent<HTMLElement>): void {
  const row = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=tab]")];
  const at = row.indexOf(event.target as HTMLElement);
  const places: Record<string, number> = {
    ArrowLeft: at - 1,
    ArrowRight: (at + 1) % row.length,
    Home: 0,
    End: -1,
  };
  const next = places[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  row.at(next)?.focus();
}

type OverflowProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  choose: (value: Value) => void;
};

/** The tabs that do not stand in the row, in a menu at its end. */
function OverflowMenu<Value extends string>({ label, tabs, choose }: OverflowProps<Value>) {
  return (
    <LazyMenu
      label={label}
      entries={tabs.map((tab) => ({
        label: String(tab.label),
        onSelect: () => choose(tab.value),
      }))}
      trigger={
        <button
          type="button"
          className="inline-flex min-h-[36px] shrink-0 cursor-pointer items-center gap-1 text-sm text-ink-2 hover:text-ink"
        >
          {label}
          <ChevronDown aria-hidden="true" size={14} />
        </button>
      }
    />
  );
}
