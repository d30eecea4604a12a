import { type ReactNode, Suspense, use, useEffect, useRef, useState } from "react";
import { Link, useLocation } from "react-router-dom";
import { useTranslations } from "use-intl";
import { HeadingLevel, SectionTitle } from "@/web/ui/section-title";

export type RecordPart = { value: string; label: string; content: ReactNode };

type Parts = { parts: readonly RecordPart[] };
type SectionsProps = Parts & { value: string; asked: string | null };

/** One below the other, with the way to each where there are several. */
export function Sections({ parts, value, asked }: SectionsProps) {
  const [first] = parts;
  if (parts.length === 1) return <Suspense fallback={room}>{first?.content}</Suspense>;
  const isFirst = (name: string) => name === first?.value;
  return (
    <div className="grid gap-6">
      <Ways parts={parts} />
      {parts.map((part) => (
        <Section
          key={part.value}
          part={part}
          isNamed={part.value !== "overview"}
          isAsked={part.value === asked && asked !== value}
          isFirst={isFirst(part.value)}
        />
      ))}
    </div>
  );
}

function Ways({ parts }: Parts) {
  const t = useTranslations("ui.record");
  const { search } = useLocation();
  const to = (name: string) => {
    const params = new URLSearchParams(search);
    params.set("tab", name);
    return { search: params.toString() };
  };
  return (
    <nav aria-label={t("sections")} className="flex flex-wrap gap-1.5">
      {parts.map(({ value, label }) => (
        <Link
          key={value}
          to={to(value)}
          replace
          preventScrollReset
          className="inline-flex min-h-[26px] items-center rounded-full border border-line px-2.5 text-xs text-ink-2 hover:bg-sunken hover:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}

type SectionProps = { part: RecordPart; isNamed: boolean; isAsked: boolean; isFirst: boolean };

/** Its content is read once it comes near the window, or an address asks for it. */
function Section({ part: { label, content }, isNamed, isAsked, isFirst }: SectionProps) {
  const place = useRef<HTMLElement>(null);
  const isNear = useNear(place);
  const level = use(HeadingLevel);
  useInSight(place, isAsked);
  const isRead = isFirst || isAsked || isNear;
  return (
    <section
      ref={place}
      aria-label={label}
      className={
        isNamed && !isFirst
          ? "grid scroll-mt-16 gap-3 border-t border-line pt-5"
          : "grid scroll-mt-32 gap-3"
      }
    >
      {isNamed && <SectionTitle className="font-semibold text-ink">{label}</SectionTitle>}
      <HeadingLevel value={isNamed ? below[level] : level}>
        {isRead ? <Suspense fallback={room}>{content}</Suspense> : room}
      </HeadingLevel>
    </section>
  );
}

/** About as high as what will stand here, so that what follows is not pushed far. */
const room = <div className="min-h-40" />;

const below = { h2: "h3", h3: "h4", h4: "h4" } as const;

/** Shows the section that an address asks for, and holds it while what stands above is still growing. */
function useInSight(place: { current: HTMLElement | null }, isAsked: boolean): void {
  const { key } = useLocation();
  useEffect(() => {
    const section = place.current;
    if (!isAsked || !section?.parentElement) return;
    const grown = new ResizeObserver(() => section.scrollIntoView({ block: "start" }));
    grown.observe(section.parentElement);
    const left = new AbortController();
    const leave = () => {
      grown.disconnect();
      left.abort();
    };
    for (const act of ["wheel", "keydown", "pointerdown"]) {
      window.addEventListener(act, leave, { signal: left.signal });
    }
    return leave;
  }, [place, isAsked, key]);
}

/** Whether something has come near what can be seen; once it has, it stays. */
function useNear(place: { current: HTMLElement | null }): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: "200px",
    });
    if (place.current) watch.observe(place.current);
    return () => watch.disconnect();
  }, [place]);
  return isNear;
}
