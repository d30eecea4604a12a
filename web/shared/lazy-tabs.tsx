import { type ComponentProps, type ComponentType, Suspense } from "react";
import { SkeletonRows } from "@/web/ui/skeleton";
import { useTitle } from "@/web/shared/hooks/use-title";
import { Tabs } from "@/web/ui/tabs";

type Tab<Value extends string> = { value: Value; label: string; Tab: ComponentType };

type Props<Value extends string> = {
  label: string;
  loading: string;
  /** The first of the tabs where it is none of them. */
  value: string | undefined;
  onValueChange: (value: Value | undefined) => void;
  tabs: readonly Tab<Value>[];
  rest?: ComponentProps<typeof Tabs>["rest"];
};

/** Tabs whose parts are loaded when they are opened; the address names a tab, the first needs no name. */
export function LazyTabs<Value extends string>(props: Props<Value>) {
  const { label, loading, tabs, value, onValueChange, rest } = props;
  const [first] = tabs;
  const chosen = tabs.find((tab) => tab.value === value) ?? first;
  useTitle("tab", chosen === first ? undefined : chosen?.label);
  if (!chosen) return null;
  return (
    <Tabs
      label={label}
      rest={rest}
      value={chosen.value}
      onValueChange={(tab) => onValueChange(tab === first?.value ? undefined : tab)}
      tabs={tabs.map(({ Tab, ...tab }) => ({
        ...tab,
        content: (
          <Suspense fallback={<SkeletonRows label={loading} rowClass="h-14" />}>
            <Tab />
          </Suspense>
        ),
      }))}
    />
  );
}
