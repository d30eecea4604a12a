import { cloneElement, type ComponentProps, type ReactElement, type ReactNode } from "react";
import { useTranslations } from "use-intl";
import { isPhone, useMedia } from "@/web/shared/hooks/use-media";
import { Sheet } from "@/web/ui/dialog";
import { Popover } from "@/web/ui/popover";

type Props = {
  label: string;
  trigger: ReactElement<ComponentProps<"button">>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
};

/** Beside its button, or over the whole of a phone. */
export function FloatingPart({ label, trigger, open, onOpenChange, children }: Props) {
  const onPhone = useMedia(isPhone);
  const close = useTranslations("common.actions")("close");
  if (!onPhone) return <Popover {...{ label, trigger, open, onOpenChange }}>{children}</Popover>;
  return (
    <>
      {cloneElement(trigger, {
        "aria-haspopup": "dialog",
        "aria-expanded": open,
        onClick: () => onOpenChange(true),
      })}
      <Sheet open={open} onOpenChange={onOpenChange} title={label} closeLabel={close}>
        {children}
      </Sheet>
    </>
  );
}
