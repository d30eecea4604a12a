import { Popover as Radix } from "radix-ui";
import type { KeyboardEventHandler, ReactElement, ReactNode } from "react";

type Props = {
  label: string;
  trigger: ReactElement;
  children: ReactNode;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
};

export function Popover({ label, trigger, children, align = "start", onKeyDown, ...state }: Props) {
  return (
    <Radix.Root {...state}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          aria-label={label}
          {...(onKeyDown && { onKeyDown })}
          align={align}
          sideOffset={6}
          collisionPadding={8}
          className={
            "z-50 max-h-(--radix-popover-content-available-height) max-w-[calc(100vw-16px)] " +
            "overflow-y-auto rounded-lg border border-line bg-raised p-4 text-sm shadow-pop"
          }
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
