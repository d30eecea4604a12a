import { type ReactNode, Suspense, useState } from "react";
import { useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { isWide, useMedia } from "@/web/shared/hooks/use-media";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Tabs } from "@/web/ui/tabs";
import { type RecordPart, Sections } from "./sections";

export type RecordTab = {
  value: string;
  label: string;
  /** What it shows, or what it shows one below the other. */
  content?: ReactNode;
  parts?: readonly RecordPart[];
  /** Further names by which an address may ask for it. */
  also?: readonly string[];
  /** It takes the whole width of a page. */
  isWide?: boolean;
};

type Props = {
  tabs: readonly RecordTab[];
  isFull?: boolean;
  /** What stands beside the others where the record has the page to itself. */
  activity?: RecordTab;
  /** What else may be read there. */
  beside?: readonly RecordPart[];
};

/** The parts of a record; an address names a tab or one of its sections, and the first tab needs no name. */
export function RecordTabs({ tabs, isFull = false, activity, beside = [] }: Props) {
  const hasRoom = useMedia(isWide) && isFull;
  const all = activity ? tabs.toSpliced(1, 0, activity) : tabs;
  const asked = useAsked(hasRoom ? tabs : all);
  if (!activity || !hasRoom || asked.shown?.isWide) {
    return (
      <div
        data-wide={asked.shown?.isWide || undefined}
        className="min-w-0 px-4 pt-2 pb-8 max-sm:pb-24"
      >
        <Parts tabs={hasRoom ? tabs : all} {...asked} />
      </div>
    );
  }
  return (
    <div
      data-wide
      className="mx-auto grid max-w-[1440px] grid-cols-[minmax(0,7fr)_minmax(380px,5fr)] gap-8 px-4 pt-2 pb-8"
    >
      <Parts tabs={tabs} {...asked} />
      <Beside activity={activity} parts={beside} />
    </div>
  );
}

function useAsked(tabs: readonly RecordTab[]) {
  const [params] = useSearchParams();
  const asked = params.get("tab");
  const named = tabs.find((tab) => tab.value === asked) ?? tabs.find((tab) => has(tab, asked));
  return { asked, shown: named ?? tabs[0] };
}

const has = ({ parts = [], also = [] }: RecordTab, name: string | null) =>
  name !== null && (also.includes(name) || parts.some(({ value }) => value === name));

type PartsProps = ReturnType<typeof useAsked> & { tabs: readonly RecordTab[] };

function Parts({ tabs, asked, shown }: PartsProps) {
  const t = useTranslations("ui.record");
  const [, setParams] = useSearchParams();
  const open = (name: string) =>
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        after.set("tab", name);
        return after;
      },
      { replace: true, preventScrollReset: true },
    );
  return (
    <Tabs
      label={t("parts")}
      tabs={tabs.map((tab) => ({
        value: tab.value,
        // A word as short as "Pay" is still a target one can hit.
        label: <span className="inline-block min-w-[26px]">{tab.label}</span>,
        content: tab.parts ? <Sections {...tab} parts={tab.parts} asked={asked} /> : tab.content,
      }))}
      value={shown?.value ?? ""}
      onValueChange={open}
    />
  );
}

type BesideProps = { activity: RecordTab; parts: readonly RecordPart[] };

/** What was said and done, always in sight; in its place what else one reads beside the facts. */
function Beside({ activity, parts }: BesideProps) {
  const t = useTranslations("ui.record");
  const [chosen, choose] = useState(activity.value);
  const part = parts.find(({ value }) => value === chosen);
  return (
    <section
      aria-label={part?.label ?? activity.label}
      className="sticky top-[56px] grid max-h-[calc(100dvh-56px)] min-w-0 content-start gap-4 overflow-y-auto border-l border-line py-2 pl-8"
    >
      {parts.length > 0 && (
        <div>
          <SegmentedControl
            label={t("besideFacts")}
            choices={[activity, ...parts].map(({ value, label }) => ({ value, label }))}
            value={chosen}
            onValueChange={choose}
          />
        </div>
      )}
      <Suspense>{part?.content ?? activity.content}</Suspense>
    </section>
  );
}
