import { Pencil } from "lucide-react";
import { createContext, type ReactNode, use, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { isNestedControl } from "@/web/shared/list/keys/row-props";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { SectionTitle } from "@/web/ui/section-title";
import type { FactField } from "@/web/shared/record/inline/inline-control";
import type { FieldValues } from "react-hook-form";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import type { FormKind, Versioned } from "@/web/shared/record/form/form-kind";
import InlineField from "@/web/shared/record/inline/inline-field";

/** With a field a fact may be changed where it stands. */
type Row = [label: string, value: ReactNode, field?: FactField];
type Props = { title: string; rows: Row[] };

/** A part of the record: what is known, and what nobody has asked yet. */
export function Facts({ title, rows }: Props) {
  return (
    <section className="grid gap-2">
      <SectionTitle>{title}</SectionTitle>
      <FactRows rows={rows} />
    </section>
  );
}

/** What is known under one heading, each with what it is called. */
export const FactRows = ({ rows }: Pick<Props, "rows">) => (
  <dl className="grid grid-cols-[128px_minmax(0,1fr)] gap-x-3 gap-y-2 text-sm">
    {rows.map(([label, value, field]) => (
      <div key={label} className="contents">
        <dt className="min-w-0 wrap-anywhere hyphens-auto text-ink-3">{label}</dt>
        <dd className="min-w-0 break-words text-ink">
          <Fact label={label} value={value} field={field} />
        </dd>
      </div>
    ))}
  </dl>
);

type FactProps = { label: string; value: ReactNode; field: FactField | undefined };
type Draw = (field: FactField, close: () => void) => ReactNode;

/** Draws the field of a fact; null where nobody may change it. */
const EditingContext = createContext<Draw | null>(null);

type EditingContextProps<Values, Input, Full> = {
  kind: FormKind<Values, Input, Full>;
  record: Full;
  children: ReactNode;
};

/** Facts within may be changed where they stand; `e` begins with the one that has the focus, or the first. */
export function Editing<Values extends FieldValues, Input, Full extends Versioned>(
  props: EditingContextProps<Values, Input, Full>,
) {
  const { kind, record, children } = props;
  const mayEdit = useHasRole("recruiter");
  const place = useRef<HTMLDivElement>(null);
  useKeys("page", { e: () => mayEdit && editIn(place.current) });
  const draw: Draw = (field, close) => (
    <InlineField kind={kind} record={record} field={field} onClose={close} />
  );
  return (
    <EditingContext value={mayEdit ? draw : null}>
      <div ref={place}>{children}</div>
    </EditingContext>
  );
}

function editIn(place: HTMLElement | null): void {
  const focused = document.activeElement?.closest("[data-fact]");
  const fact = focused && place?.contains(focused) ? focused : place?.querySelector("[data-fact]");
  fact?.querySelector<HTMLElement>("[data-edit]")?.click();
}

/** A fact that can be changed where it stands, by those who may. */
function Fact({ label, value, field }: FactProps) {
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
          onClick={(event) => !isNestedControl(event) && setOpen(true)}
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
