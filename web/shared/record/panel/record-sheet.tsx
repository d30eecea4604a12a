import { Dialog } from "radix-ui";
import type { ReactNode } from "react";

type Props = { label: string; onClose: () => void; children: ReactNode };

/** A record over its list, where the window has no room for both. */
export const RecordSheet = ({ label, onClose, children }: Props) => (
  <Dialog.Root open onOpenChange={onClose}>
    <Dialog.Portal>
      <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim" />
      <Dialog.Content
        data-record
        aria-describedby={undefined}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        // A fact that is being changed is left first.
        onEscapeKeyDown={(event) => {
          if (document.activeElement?.closest("[data-inline]")) event.preventDefault();
        }}
        className={
          "fixed inset-y-0 right-0 z-50 h-dvh w-screen overflow-y-auto bg-surface shadow-pop " +
          "outline-none sm:w-[440px]"
        }
      >
        <Dialog.Title className="sr-only">{label}</Dialog.Title>
        {children}
      </Dialog.Content>
    </Dialog.Portal>
  </Dialog.Root>
);
