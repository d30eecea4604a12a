import { Pencil } from "lucide-react";
import { type ReactNode, use, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { isOwnControl } from "@/web/shared/list/row-props";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { EditingContext } from "./editing";
import type { FactField } from "./inline-field";

type Props = { label: string; value: ReactNode; field: FactField | undefined };

/** A fact that can be changed where it stands, by those who may. */
export function Fact({ label, value, field }: Props) {
  const t = useTranslations("ui.record");
  const draw = use(EditingContext);
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const shown = value || <span className="text-ink-3">{t("unknown")}</span>;
  if (!draw || !field) return shown;

  const close = () => {
    setOpen(false);
    // Back to where the change began, once it is drawn again.
    requestAnimationFrame(() =>
      place.current?.querySelector<HTMLElement>("[data-edit]")?.focus({ preventScroll: true }),
    );
  };
  return (
    <div ref={place} data-fact>
      {isOpen ? (
        draw(field, close)
      ) : (
        <div
          className="group/fact flex cursor-text items-start gap-1 rounded-sm hover:bg-sunken"
          onClick={(event) => !isOwnControl(event) && setOpen(true)}
        >
          <div className="min-w-0 flex-1">{shown}</div>
          <BareIconButton
            data-edit
            icon={Pencil}
            size="sm"
            label={t("change", { field: label })}
            onClick={() => setOpen(true)}
            className="-my-1 opacity-0 group-hover/fact:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
          />
        </div>
      )}
    </div>
  );
}
