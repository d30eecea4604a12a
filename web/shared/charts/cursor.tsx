import type { KeyboardEvent, PointerEvent } from "react";
import type { Heads, Point } from "./types";

type Props = {
  label: string;
  heads: Heads;
  points: readonly Point[];
  at: number | null;
  onMove: (at: number | null) => void;
};

/** Over the picture: whoever points or presses arrows is told the value there. */
export function Cursor({ label, heads, points, at, onMove }: Props) {
  const last = Math.max(0, points.length - 1);
  const shown = points[at ?? last];
  const press = (event: KeyboardEvent) => {
    const next = nextOf(event.key, at ?? last, last);
    if (next === undefined) return;
    event.preventDefault();
    onMove(next);
  };
  const follow = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - left) / Math.max(1, width);
    onMove(Math.min(last, Math.max(0, Math.floor(share * points.length))));
  };
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={at ?? last}
      aria-valuetext={shown && `${shown.name}: ${saidOf(shown, heads).join(", ")}`}
      onKeyDown={press}
      onFocus={() => onMove(at ?? last)}
      onBlur={() => onMove(null)}
      onPointerMove={follow}
      onPointerLeave={() => onMove(null)}
      className="absolute inset-0 touch-pan-y"
    >
      {shown && at !== null && (
        <Readout point={shown} heads={heads} share={(at + 0.5) / points.length} />
      )}
    </div>
  );
}

function nextOf(key: string, at: number, last: number): number | undefined {
  if (key === "ArrowLeft") return Math.max(0, at - 1);
  if (key === "ArrowRight") return Math.min(last, at + 1);
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

/** A value alone, or both with what each of them is. */
const saidOf = ({ text, beside }: Point, heads: Heads): string[] =>
  beside ? [`${heads[1]} ${text}`, `${heads[2] ?? ""} ${beside.text}`] : [text];

type ReadoutProps = { point: Point; heads: Heads; share: number };

/** On the side of the picture where there is more room. */
const Readout = ({ point, heads, share }: ReadoutProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute top-0 z-10 grid gap-0.5 rounded-md border border-line bg-raised px-2.5 py-2 text-xs whitespace-nowrap shadow-pop"
    style={share > 0.5 ? { right: `${(1 - share) * 100 + 2}%` } : { left: `${share * 100 + 2}%` }}
  >
    <span className="text-ink-2">{point.name}</span>
    {saidOf(point, heads).map((said) => (
      <span key={said} className="num text-sm font-medium text-ink">
        {said}
      </span>
    ))}
  </div>
);
