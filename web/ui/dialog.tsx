import { X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import type { ReactNode } from "react";
import { cx } from "./cx";
import { IconButton } from "./icon-button";
import { useFocusReturn } from "./use-focus-return";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description?: ReactNode;
  closeLabel: string;
  footer?: ReactNode;
  children?: ReactNode;
  size?: "md" | "lg";
};

const place = {
  dialog:
    "top-1/2 left-1/2 max-h-[calc(100dvh-32px)] w-[calc(100vw-32px)] -translate-x-1/2 " +
    "-translate-y-1/2 rounded-xl data-[state=open]:zoom-in-98",
  sheet:
    "inset-y-0 right-0 h-dvh w-screen border-l border-line sm:w-[440px] " +
    "data-[state=open]:slide-in-from-right-8",
};

/** The one style of dialog: focus is trapped, Escape closes, focus returns whence it came. */
export const Dialog = (props: Props) => (
  <Floating
    {...props}
    className={cx(place.dialog, props.size === "lg" ? "max-w-2xl" : "max-w-md")}
  />
);

/** A panel from the edge, for what belongs to the page behind it. */
export const Sheet = (props: Omit<Props, "size">) => (
  <Floating {...props} className={place.sheet} />
);

function Floating({ open, onOpenChange, className, ...props }: Props & { className: string }) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay
          className={
            "fixed inset-0 z-40 bg-scrim data-[state=open]:animate-in " +
            "data-[state=open]:fade-in duration-150"
          }
        />
        <Radix.Content
          {...(!props.description && { "aria-describedby": undefined })}
          onOpenAutoFocus={(event) => {
            focus.remember();
            focusContent(event);
          }}
          onCloseAutoFocus={focus.giveBack}
          className={cx(
            "fixed z-50 flex flex-col bg-raised shadow-pop outline-none",
            "data-[state=open]:animate-in data-[state=open]:fade-in duration-150",
            className,
          )}
        >
          <Body {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** The field that asks for it, or the first; without a field the dialog itself is read, not the way out of it. */
function focusContent(event: Event): void {
  const content = event.currentTarget;
  if (!(content instanceof HTMLElement)) return;
  const first = content.querySelector<HTMLElement>("[data-first]");
  if (first) {
    event.preventDefault();
    first.focus();
    return;
  }
  if (content.querySelector("input, select, textarea, [role=switch], [role=tab]")) return;
  event.preventDefault();
  content.focus();
}

type BodyProps = Omit<Props, "open" | "onOpenChange" | "size">;

function Body({ title, description, closeLabel, footer, children }: BodyProps) {
  return (
    <>
      <header className="py-4 pr-14 pl-5">
        <Radix.Title className="text-lg leading-6 font-semibold text-ink">{title}</Radix.Title>
        {description && (
          <Radix.Description className="mt-1 text-sm text-ink-2">{description}</Radix.Description>
        )}
      </header>
      {children && <div className="min-h-0 flex-1 overflow-y-auto px-5 pt-1 pb-4">{children}</div>}
      {footer && (
        <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
          {footer}
        </footer>
      )}
      {/* Last, so that opening puts the focus on the first field and not on the way out. */}
      <Radix.Close asChild>
        <IconButton icon={X} label={closeLabel} size="sm" className="absolute top-4 right-4" />
      </Radix.Close>
    </>
  );
}
