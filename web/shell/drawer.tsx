import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type ReactElement, useState } from "react";
import { useTranslations } from "use-intl";
import { IconButton } from "../ui/icon-button";
import { OwnBrand } from "./brand";
import { NavList } from "./navigation/nav-list";

/** The sidebar of narrow windows: it covers the page, keeps the focus and closes after a choice. */
export function Drawer({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations("shell");
  const common = useTranslations("common.actions");
  const [isOpen, setOpen] = useState(false);
  return (
    <Dialog.Root open={isOpen} onOpenChange={setOpen}>
      <Dialog.Trigger asChild>{trigger}</Dialog.Trigger>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 bg-scrim desk:hidden" />
        <Dialog.Content
          aria-describedby={undefined}
          // Focus on the first control would open its tooltip over the list.
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
          }}
          className={
            "fixed inset-y-0 left-0 z-50 flex w-[264px] max-w-[85vw] flex-col bg-sunken shadow-pop outline-none " +
            "data-[state=open]:animate-in data-[state=open]:slide-in-from-left-8 duration-150 desk:hidden"
          }
        >
          <Dialog.Title className="sr-only">{t("navigation")}</Dialog.Title>
          <div className="flex h-[56px] shrink-0 items-center justify-between pr-2 pl-4">
            <OwnBrand />
            <Dialog.Close asChild>
              <IconButton icon={X} label={common("close")} />
            </Dialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto">
            <NavList onChoose={() => setOpen(false)} />
          </div>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
