import { createContext, use, useSyncExternalStore } from "react";
import type { Path, PathValue, UseFormReturn } from "react-hook-form";
import type { NewClient } from "@/modules/clients/model";
import type { ClientForm } from "./values";

export type Form = UseFormReturn<ClientForm, unknown, NewClient>;

export const FormContext = createContext<Form | null>(null);

/** The form around a field. The library's own hooks for this would travel with the sign-in page too. */
export function useForm(): Form {
  const form = use(FormContext);
  if (!form) throw new Error("A field of a client stands outside its form.");
  return form;
}

/** A value that no plain input holds: a choice, a list, a tick. */
export function useValue<Name extends Path<ClientForm>>(name: Name) {
  const form = useForm();
  const value = useWatched(name, () => form.getValues(name));
  const onChange = (now: PathValue<ClientForm, Name>) =>
    form.setValue(name, now, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  return { value, onChange };
}

/** Draws only who asks when a field changes, and not the whole form with every letter. */
export function useWatched<Seen>(
  name: Path<ClientForm> | readonly Path<ClientForm>[],
  look: () => Seen,
): Seen {
  const form = useForm();
  const listen = (hear: () => void) =>
    form.subscribe({ name: [name].flat(), formState: { values: true }, callback: hear });
  return useSyncExternalStore(listen, look);
}
