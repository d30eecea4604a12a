import { createContext, type ReactNode, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useMay } from "@/web/shared/use-may";
import { useKeys } from "@/web/state/keys";
import type { FormKind, Versioned } from "./form/form-kind";
import InlineField from "./inline-field";
import type { FactField } from "./inline-control";

type Draw = (field: FactField, close: () => void) => ReactNode;

/** Draws the field of a fact; null where nobody may change it. */
export const EditingContext = createContext<Draw | null>(null);

type Props<Values, Input, Full> = {
  kind: FormKind<Values, Input, Full>;
  record: Full;
  children: ReactNode;
};

/** Facts within may be changed where they stand; `e` begins with the one that has the focus, or the first. */
export function Editing<Values extends FieldValues, Input, Full extends Versioned>(
  props: Props<Values, Input, Full>,
) {
  const { kind, record, children } = props;
  const mayEdit = useMay("recruiter");
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
