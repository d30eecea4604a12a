import { type ComponentProps, createContext, use, useSyncExternalStore } from "react";
import type { FieldValues, Path, PathValue, UseFormReturn } from "react-hook-form";
import { SelectField } from "@/web/shared/forms/select-field";
import { isDateKind } from "@/web/shared/date-input/date-text";
import { TextField } from "@/web/shared/forms/text-field";
import { useDebounced } from "@/web/shared/hooks/use-debounced";
import type { Option } from "@/web/ui/select";

/** How long a pause of typing is before lookalikes are asked for. */
const debounceMs = 350;

/**
 * The context of one kind's form and the fields in it, typed by what the form holds. The library's own hooks for
 * this would be loaded with the sign-in page too.
 */
export function recordForm<Values extends FieldValues, Input, Name extends Path<Values>>(
  useLabel: () => (name: Name) => string,
) {
  const context = formContext<Values, Input>();
  const values = valueHooks(context);
  return { ...context, ...values, ...formInputs(useLabel, context, values) };
}

type FormContextOf<Values extends FieldValues, Input> = ReturnType<
  typeof formContext<Values, Input>
>;

/** The form around a field, how it is watched, and what it finds wrong. */
function formContext<Values extends FieldValues, Input>() {
  type Form = UseFormReturn<Values, unknown, Input>;
  const FormContext = createContext<Form | null>(null);

  function useForm(): Form {
    const form = use(FormContext);
    if (!form) throw new Error("A field of a record stands outside its form.");
    return form;
  }

  /** Subscribes the calling component to some fields, so that typing does not render the whole form again. */
  function useWatched<Seen>(names: readonly Path<Values>[], look: () => Seen): Seen {
    const form = useForm();
    const listen = (hear: () => void) =>
      form.subscribe({ name: names, formState: { values: true }, callback: hear });
    return useSyncExternalStore(listen, look);
  }

  /** What is wrong with a field; draws it again when that changes. */
  function useFieldError(name: string): string | undefined {
    const form = useForm();
    const listen = (hear: () => void) =>
      form.subscribe({ formState: { errors: true }, callback: hear });
    // Parts of a list have names that grow with it: "contacts.0.email".
    return useSyncExternalStore(
      listen,
      () => form.getFieldState(name as Path<Values>).error?.message,
    );
  }

  return { FormContext, useForm, useWatched, useFieldError };
}

type ValueHooksOf<Values extends FieldValues, Input> = ReturnType<typeof valueHooks<Values, Input>>;

/** What fields hold: a value to be changed, or the texts typed so far. */
function valueHooks<Values extends FieldValues, Input>({
  useForm,
  useWatched,
}: FormContextOf<Values, Input>) {
  /** A value that no plain input holds: a choice, a list, a tick. */
  function useValue<Field extends Path<Values>>(name: Field) {
    const form = useForm();
    const value = useWatched([name], () => form.getValues(name));
    const onChange = (now: PathValue<Values, Field>) =>
      form.setValue(name, now, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      });
    return { value, onChange };
  }

  /** What was typed so far into some fields, once the typing pauses. */
  function useTyped<Field extends Path<Values>>(asked: readonly Field[]) {
    const form = useForm();
    const text = useWatched(asked, () => {
      const written = asked.map((name) => [name, String(form.getValues(name)).trim()] as const);
      return JSON.stringify(Object.fromEntries(written.filter(([, value]) => value)));
    });
    const typed: { [Key in Field]?: string } = JSON.parse(useDebounced(text, debounceMs));
    return typed;
  }

  return { useValue, useTyped };
}

type TextProps<Name> = Omit<ComponentProps<typeof TextField>, "label" | "name"> & { name: Name };

type InputsOf<Values extends FieldValues, Input, Name extends Path<Values>> = [
  useLabel: () => (name: Name) => string,
  context: FormContextOf<Values, Input>,
  values: ValueHooksOf<Values, Input>,
];

/** The inputs that every form has. */
const formInputs = <Values extends FieldValues, Input, Name extends Path<Values>>(
  ...of: InputsOf<Values, Input, Name>
) => ({ Text: textInput(...of), Choice: choiceInput(...of) });

/** A text field of the form, by its name. */
function textInput<Values extends FieldValues, Input, Name extends Path<Values>>(
  ...[useLabel, { useForm, useFieldError }, { useValue }]: InputsOf<Values, Input, Name>
) {
  function Plain({ name, ...input }: TextProps<Name>) {
    const labelOf = useLabel();
    const { register } = useForm();
    const error = useFieldError(name);
    return (
      <TextField
        autoComplete="off"
        {...input}
        {...register(name)}
        label={labelOf(name)}
        error={error}
      />
    );
  }

  /** A date input is controlled, because it is not a native one that the form library could register. */
  function Day({ name, ...input }: TextProps<Name>) {
    const labelOf = useLabel();
    const { value, onChange } = useValue(name);
    return (
      <TextField
        {...input}
        name={name}
        label={labelOf(name)}
        value={String(value ?? "")}
        onChange={({ target }) => onChange(target.value as typeof value)}
        error={useFieldError(name)}
      />
    );
  }

  return (props: TextProps<Name>) =>
    isDateKind(props.type) ? <Day {...props} /> : <Plain {...props} />;
}

/** A choice of one; the empty one stands for "nobody asked". */
function choiceInput<Values extends FieldValues, Input, Name extends Path<Values>>(
  ...[useLabel, { useFieldError }, { useValue }]: InputsOf<Values, Input, Name>
) {
  return function Choice({ name, options }: { name: Name; options: readonly Option[] }) {
    const labelOf = useLabel();
    const { value, onChange } = useValue(name);
    return (
      <SelectField
        label={labelOf(name)}
        options={options}
        value={String(value)}
        // A form holds texts, which is what a choice is.
        onValueChange={(chosen) => onChange(chosen as typeof value)}
        error={useFieldError(name)}
      />
    );
  };
}
