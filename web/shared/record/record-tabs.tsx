import type { ReactNode } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { Tabs } from "@/web/ui/tabs";
import { type Attached, useAttachedTabs } from "@/web/features/platform/records/use-attached-tabs";

type Props = {
  tabs: readonly { value: string; label: string; content: ReactNode }[];
  /** Of which record notes, tasks and the timeline come last; without one they do not. */
  attached?: Attached;
};

/** The parts of a record; the open one stands in the address, the first needs none. */
export function RecordTabs({ tabs: own, attached }: Props) {
  const t = useTranslations("ui.record");
  const tabs = [...own, ...useAttachedTabs(attached)];
  const [params, setParams] = useSearchParams();
  const open = (name: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  const asked = tabs.find(({ value }) => value === params.get("tab")) ?? tabs[0];
  return (
    <div className="min-w-0 px-4 pt-2 pb-8">
      <Tabs
        label={t("parts")}
        tabs={tabs.map(({ label, ...tab }) => ({
          ...tab,
          // A word as short as "Pay" is still a target one can hit.
          label: <span className="inline-block min-w-[26px]">{label}</span>,
        }))}
        value={asked?.value ?? ""}
        onValueChange={open}
      />
    </div>
  );
}
