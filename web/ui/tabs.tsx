import { ChevronDown } from "lucide-react";
import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";
import { LateMenu } from "./late-menu";

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
  const choose = (chosen: string) => {
    const tab = tabs.find((one) => one.value === chosen);
    if (tab) onValueChange(tab.value);
  };
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where they do not all fit, the row is moved to the open one; the page stays where it is.
    const row = list.current;
    const open = row?.querySelector<HTMLElement>("[data-state=active]");
    if (row && open) row.scrollLeft = open.offsetLeft - (row.clientWidth - open.offsetWidth) / 2;
  }, [value]);
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <div className="flex items-center gap-5 border-b border-line">
        <Radix.List
          ref={list}
          aria-label={label}
          className="relative flex min-w-0 gap-5 overflow-x-auto px-0.5 [scrollbar-width:none]"
        >
          {tabs.filter(isInRow).map((tab) => (
            <Radix.Trigger
              key={tab.value}
              value={tab.value}
              className={
                "-mb-px min-h-[36px] min-w-[24px] shrink-0 outline-offset-[-2px] cursor-pointer border-b-2 border-transparent text-sm " +
                "text-ink-2 hover:text-ink data-[state=active]:border-primary " +
                "data-[state=active]:font-medium data-[state=active]:text-ink"
              }
            >
              {tab.label}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {rest && (
          <Rest
            label={rest.label}
            tabs={tabs.filter((tab, at) => !isInRow(tab, at))}
            choose={onValueChange}
          />
        )}
      </div>
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}

type RestProps<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  choose: (value: Value) => void;
};

/** The tabs that do not stand in the row, in a menu at its end. */
function Rest<Value extends string>({ label, tabs, choose }: RestProps<Value>) {
  return (
    <LateMenu
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
