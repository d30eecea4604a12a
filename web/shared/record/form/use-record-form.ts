import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from "react-hook-form";
import { isApiError } from "@/web/api";
import type { FormKind, Versioned } from "./form-kind";
import { mergeEdits } from "./difference";
import { type Clash, useSaving } from "./use-saving";

type Options<Full> = { record: Full | undefined; onSaved: (record: Full) => void };

const same = (path: string) => path;

/** The form of a record that is there, or of a new one. */
export function useRecordForm<Values extends FieldValues, Input, Full extends Versioned>(
  kind: FormKind<Values, Input, Full>,
  { record, onSaved }: Options<Full>,
) {
  const fieldAt = kind.fieldAt ?? same;
  const form = useForm<Values, unknown, Input>({
    resolver: resolverOf(kind.check, fieldAt),
    // `formOf` always fills in every field.
    defaultValues: kind.formOf(record) as DefaultValues<Values>,
    // The library cannot focus controlled fields, such as a choice; `goToWrong` does.
    shouldFocusError: false,
  });
  const { save, ...clashing } = useSaving(kind, onSaved);
  const showRefusal = refusalIn(form, fieldAt);
  const saveFrom = (kept: Full | undefined) =>
    form.handleSubmit(
      (input, event) => {
        const onError = (error: Error) => showRefusal(error, event?.target);
        save.mutate({ values: form.getValues(), input, kept }, { onError });
      },
      (_, event) => goToWrong(event?.target),
    );
  /** Saves the merged values on top of the other person's version. */
  const settle = (clash: Clash<Values, Full>, kept: ReadonlySet<string>) => {
    const values = mergeEdits(clash, kept);
    form.reset(clash.theirs);
    for (const [name, value] of Object.entries(values)) {
      form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, {
        shouldDirty: true,
      });
    }
    clashing.leaveClash();
    void saveFrom(clash.now)();
  };
  return { form, save, submit: saveFrom(record), settle, ...clashing };
}

/** Shows each error of the server beside its field, and focuses the first. */
const refusalIn =
  <Values extends FieldValues, Input>(
    form: UseFormReturn<Values, unknown, Input>,
    fieldAt: (path: string) => string,
  ) =>
  (error: Error, place: unknown) => {
    const fields = isApiError(error) ? Object.entries(error.refusal.fields ?? {}) : [];
    for (const [path, message] of fields) {
      // The server names the fields of its model, which are those of the form.
      form.setError(fieldAt(path) as Path<Values>, { message });
    }
    goToWrong(place);
  };

/** Focuses the first invalid field, after the errors have been rendered. */
function goToWrong(place: unknown): void {
  if (!(place instanceof HTMLElement)) return;
  setTimeout(() => {
    const field = place.querySelector<HTMLElement>("[aria-invalid=true]");
    field?.scrollIntoView({ block: "center" });
    field?.focus({ preventScroll: true });
  });
}

const resolverOf =
  <Values extends FieldValues, Input>(
    check: FormKind<Values, Input, never>["check"],
    fieldAt: (path: string) => string,
  ): Resolver<Values, unknown, Input> =>
  async (values) => {
    const answer = await check(values);
    if ("input" in answer) return { values: answer.input, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of answer.issues) {
      set(errors, fieldAt(path), { type: "model", message });
    }
    return { values: {}, errors };
  };
