import type { ComponentProps, ReactNode } from "react";
import { cx } from "./cx";

const tones = {
  ok: ["bg-ok-wash text-ok", "bg-ok-led"],
  warn: ["bg-warn-wash text-warn", "bg-warn-led"],
  bad: ["bg-bad-wash text-bad", "bg-bad-led"],
  primary: ["bg-primary-wash text-primary-ink", "bg-primary"],
  neutral: ["bg-sunken text-ink-2", "bg-ink-3"],
} as const;

export type Tone = keyof typeof tones;

/** A 6 px square light; it always stands beside its word, because colour alone says nothing. */
export function Led({ tone, isBlinking = false }: { tone: Tone; isBlinking?: boolean }) {
  return (
    <span
      aria-hidden="true"
      className={cx(
        "size-[6px] shrink-0 rounded-[1px]",
        tones[tone][1],
        isBlinking && "animate-pulse",
      )}
    />
  );
}

type Props = ComponentProps<"span"> & { tone?: Tone; hasLed?: boolean; isBlinking?: boolean };

/** A word on a pale wash, with its light. */
export function Tag({ tone = "neutral", hasLed = true, isBlinking, ...span }: Props) {
  const { className, children, ...rest } = span;
  return (
    <span
      {...rest}
      className={cx(
        "inline-flex min-h-[20px] items-center gap-1.5 rounded-sm px-1.5 text-xs font-medium",
        "whitespace-nowrap",
        tones[tone][0],
        className,
      )}
    >
      {hasLed && <Led tone={tone} isBlinking={isBlinking ?? false} />}
      {children}
    </span>
  );
}

/** A fact among others, without a judgement: a skill, a system. */
export const Chip = ({ children }: { children: ReactNode }) => (
  <span className="inline-flex min-h-[20px] max-w-full items-center rounded-sm border border-line bg-raised px-1.5 text-xs text-ink-2">
    <span className="truncate">{children}</span>
  </span>
);
