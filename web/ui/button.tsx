import type { LucideIcon } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { cx } from "./cx";
import { Spinner } from "./spinner";

const looks = {
  primary: "border-transparent bg-primary text-on-primary hover:brightness-110",
  secondary: "border-line-strong bg-raised text-ink hover:bg-sunken",
  ghost: "border-transparent text-ink-2 hover:bg-sunken hover:text-ink",
  danger: "border-bad bg-raised text-bad hover:bg-bad-wash",
};
const sizes = {
  sm: "min-h-[32px] gap-1.5 px-2.5 text-xs",
  md: "min-h-[36px] gap-2 px-3.5 text-sm",
};
const shape =
  "inline-flex shrink-0 cursor-pointer select-none items-center justify-center rounded-md border " +
  "font-medium whitespace-nowrap transition-colors duration-150 " +
  "disabled:cursor-not-allowed disabled:opacity-55 aria-disabled:cursor-progress";

export type ButtonLook = keyof typeof looks;
export type ButtonSize = keyof typeof sizes;

/** The look of a button, for a link that leads away as a button would. */
export const buttonClass = (look: ButtonLook = "secondary", size: ButtonSize = "md"): string =>
  cx(shape, looks[look], sizes[size]);

type Props = ComponentProps<"button"> & {
  look?: ButtonLook;
  size?: ButtonSize;
  icon?: LucideIcon | undefined;
  pending?: boolean;
};

export function Button({ look, size, icon: Icon, pending = false, ...button }: Props) {
  const { className, children, onClick, type = "button", ...rest } = button;
  return (
    <button
      {...rest}
      type={type}
      // Not `disabled`, because that would throw the focus away while the person waits.
      aria-disabled={pending || undefined}
      onClick={pending ? ignore : onClick}
      className={cx(buttonClass(look, size), className)}
    >
      {pending ? <Spinner /> : Icon && <Icon aria-hidden="true" size={16} />}
      {children}
    </button>
  );
}

const ignore = (event: MouseEvent) => event.preventDefault();
