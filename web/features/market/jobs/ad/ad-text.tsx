import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { cx } from "@/web/ui/cx";
import { type Find, type Segment, segmentsOf } from "./evidence";
import type { Lighting } from "../use-lighting";

type Props = {
  title: string;
  text: string;
  finds: readonly Find[];
  lighting: Lighting;
  className?: string;
};

/** The ad's own words with what rests on them marked; marks and reasons light each other. */
export function AdText({ title, text, finds, lighting, className }: Props) {
  const t = useTranslations("jobs.why");
  const box = useRef<HTMLDivElement>(null);
  const inTitle = useMemo(() => segmentsOf(title, finds, "title"), [title, finds]);
  const inText = useMemo(() => segmentsOf(text, finds), [text, finds]);
  const [stop, setStop] = useState<string>();
  useSeeking(box, lighting.sought);

  const first = [...named("title", inTitle), ...named("text", inText)].find(isMarked)?.key;
  const marks = { lighting, stop: stop ?? first, setStop };
  return (
    <div
      ref={box}
      role="group"
      aria-label={t("ad")}
      onKeyDown={(event) => walk(event, box.current)}
      className={cx(
        "relative overflow-y-auto rounded-lg border border-line bg-raised p-3.5 motion-safe:scroll-smooth",
        className,
      )}
    >
      <p className="mb-2 text-sm leading-6 font-semibold text-ink">
        <Marked segments={named("title", inTitle)} {...marks} />
      </p>
      <p className="text-sm leading-6 whitespace-pre-line text-ink">
        <Marked segments={named("text", inText)} {...marks} />
      </p>
    </div>
  );
}

type Named = Segment & { key: string };

const named = (field: string, segments: Segment[]): Named[] =>
  segments.map((segment) => ({ ...segment, key: `${field} ${segment.start}` }));
const isMarked = ({ finds }: Segment) => finds.length > 0;

type MarkedProps = {
  segments: Named[];
  lighting: Lighting;
  stop: string | undefined;
  setStop: (key: string) => void;
};

/** One Tab stop for all marks of the ad; the arrows walk from one to the next. */
function Marked({ segments, lighting, stop, setStop }: MarkedProps) {
  return segments.map((segment) => {
    if (!isMarked(segment)) return segment.text;
    const keys = segment.finds.map(({ key }) => key);
    const { onFocus, ...others } = lighting.switchOf(keys, "ad");
    const isLit = lighting.has(keys);
    return (
      <mark
        key={segment.key}
        role="button"
        tabIndex={segment.key === stop ? 0 : -1}
        aria-pressed={lighting.hasChosen(keys)}
        data-lit={isLit || undefined}
        title={segment.finds.map(({ name }) => name).join("\n")}
        onFocus={() => {
          setStop(segment.key);
          onFocus();
        }}
        {...others}
        className={cx(
          "cursor-help rounded-[2px] transition-colors duration-150",
          isLit ? "bg-primary text-on-primary" : plainMark(segment),
        )}
      >
        {segment.text}
      </mark>
    );
  });
}

/** Words that count are washed; words that do not are underlined alone. */
const plainMark = ({ finds }: Segment) =>
  finds.every(({ isDoubted }) => isDoubted)
    ? "border-b border-dashed border-line-strong bg-transparent text-ink-2"
    : "bg-primary-wash text-primary-ink";

const steps: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

function walk(event: KeyboardEvent, box: HTMLElement | null): void {
  if (!(event.target instanceof HTMLElement) || !box) return;
  if (event.key === "Enter" || event.key === " ") {
    event.preventDefault();
    return event.target.click();
  }
  const step = steps[event.key];
  if (step === undefined) return;
  const marks = [...box.querySelectorAll("mark")];
  event.preventDefault();
  marks[marks.findIndex((mark) => mark === event.target) + step]?.focus();
}

/** Brings the first lit words into the box; the page itself stays where it is. */
function useSeeking(box: { current: HTMLElement | null }, sought: readonly string[]) {
  const wanted = sought.join();
  useEffect(() => {
    const mark = wanted && box.current?.querySelector<HTMLElement>("mark[data-lit]");
    if (!mark || !box.current) return;
    box.current.scrollTo({ top: mark.offsetTop - box.current.clientHeight / 3 });
  }, [box, wanted]);
}
