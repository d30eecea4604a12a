import { AlertDialog as Radix } from "radix-ui";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { Field } from "./field";
import { Input } from "./input";
import { useFocusReturn } from "./use-focus-return";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the thing: "Erase Aino Jansen permanently". */
  title: string;
  /** Says what is lost and what stays. */
  losses: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  pending?: boolean;
  /** A word that has to be typed first, for what nobody can bring back. */
  typed?: { word: string; label: string };
};

/** Only for what cannot be undone or is seen outside; all else happens and offers an undo. */
export function ConfirmDialog({ open, onOpenChange, ...props }: Props) {
  const focus = useFocusReturn();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim" />
        <Radix.Content
          onOpenAutoFocus={focus.remember}
          onCloseAutoFocus={focus.giveBack}
          className={
            "fixed top-1/2 left-1/2 z-50 w-[calc(100vw-32px)] max-w-md -translate-x-1/2 " +
            "-translate-y-1/2 rounded-xl bg-raised p-5 shadow-pop outline-none"
          }
        >
          <Confirmation {...props} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type ConfirmationProps = Omit<Props, "open" | "onOpenChange">;

function Confirmation({ title, losses, typed, onConfirm, ...props }: ConfirmationProps) {
  const { confirmLabel, cancelLabel, pending = false } = props;
  const [word, setWord] = useState("");
  return (
    <>
      <Radix.Title className="text-lg font-semibold text-ink">{title}</Radix.Title>
      <Radix.Description asChild>
        <div className="mt-2 text-sm text-ink-2">{losses}</div>
      </Radix.Description>
      {typed && (
        <div className="mt-4">
          <Field label={typed.label}>
            {(control) => (
              <Input {...control} value={word} onChange={(event) => setWord(event.target.value)} />
            )}
          </Field>
        </div>
      )}
      <footer className="mt-5 flex flex-wrap justify-end gap-2">
        <Radix.Cancel asChild>
          <Button look="ghost">{cancelLabel}</Button>
        </Radix.Cancel>
        <Button
          look="danger"
          pending={pending}
          disabled={typed !== undefined && word !== typed.word}
          onClick={onConfirm}
        >
          {confirmLabel}
        </Button>
      </footer>
    </>
  );
}
