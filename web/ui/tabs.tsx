import { Tabs as Radix } from "radix-ui";
import { type ReactNode, useEffect, useRef } from "react";

type Tab<Value extends string> = { value: Value; label: ReactNode; content: ReactNode };

type Props<Value extends string> = {
  label: string;
  tabs: readonly Tab<Value>[];
  value: Value;
  onValueChange: (value: Value) => void;
};

export function Tabs<Value extends string>({ label, tabs, value, onValueChange }: Props<Value>) {
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
      <Radix.List
        ref={list}
        aria-label={label}
        className="relative flex gap-5 overflow-x-auto border-b border-line px-0.5"
      >
        {tabs.map((tab) => (
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
      {tabs.map((tab) => (
        <Radix.Content key={tab.value} value={tab.value} className="pt-4">
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
