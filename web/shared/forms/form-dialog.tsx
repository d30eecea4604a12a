import { type ComponentProps, type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { SaveRefusal } from "./save-refusal";

type Props = Pick<ComponentProps<typeof Dialog>, "title" | "description" | "size"> &
  Omit<ComponentProps<"form">, "id" | "title"> & {
    /** The one button that sends it. */
    submit: Omit<ComponentProps<typeof Button>, "type" | "form">;
    /** Why it was not taken. */
    error?: Error | null;
    /** Another deed, beside the button that sends it. */
    aside?: ReactNode;
    /** Stands in place of the form while there is nothing to send. */
    instead?: ReactNode;
    onClose: () => void;
  };

/** A form in a dialog. */
export function FormDialog({ submit, error = null, aside, instead, onClose, ...props }: Props) {
  const { title, description, size = "md", children, ...form } = props;
  const t = useTranslations("common.actions");
  const id = useId();
  const footer = (
    <>
      {aside}
      <Button look="primary" {...submit} type="submit" form={id} />
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      {...{ title, description, size }}
      closeLabel={t("close")}
      footer={!instead && footer}
    >
      {instead || (
        <form className="grid gap-4" {...form} id={id}>
          <SaveRefusal error={error} />
          {children}
        </form>
      )}
    </Dialog>
  );
}
