import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type Resolver,
  set,
  useForm,
} from "react-hook-form";
import { useTranslations } from "use-intl";
import { isApiError } from "@/web/api";
import type { Kind } from "@/web/components/record/kind";
import { notifyAtom } from "@/web/state/notices";
import type { Checked } from "./checked-by";

type Versioned = { id: string; version: number };

/** How a kind of record stands in its form. */
export type FormKind<Values extends FieldValues, Input, Full> = Pick<
  Kind<Full & Versioned>,
  "texts" | "queryKey" | "nameOf"
> & {
  record: (id: string) => { queryKey: readonly unknown[]; queryFn: () => Promise<Full> };
  formOf: (record?: Full) => Values;
  /** Checks by the model, which comes with the first check and not with the form. */
  check: (values: Values) => Promise<Checked<Input>>;
  /** Where an error of the model stands in the form. */
  fieldAt?: (path: string) => string;
  add: (input: Input) => Promise<Full>;
  edit: (id: string, version: number, input: Input) => Promise<Full>;
};

type Options<Full> = { record: Full | undefined; onSaved: (record: Full) => void };

const same = (path: string) => path;

/** The form of a record that is there, or of a new one. */
export function useRecordForm<Values extends FieldValues, Input, Full extends Versioned>(
  kind: FormKind<Values, Input, Full>,
  { record, onSaved }: Options<Full>,
) {
  const t = useTranslations(kind.texts);
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const fieldAt = kind.fieldAt ?? same;
  const form = useForm<Values, unknown, Input>({
    resolver: resolverOf(kind.check, fieldAt),
    // A form that is opened knows each of its fields.
    defaultValues: kind.formOf(record) as DefaultValues<Values>,
  });
  const save = useMutation({
    mutationFn: (input: Input) =>
      record ? kind.edit(record.id, record.version, input) : kind.add(input),
    onSuccess: (saved) => {
      queries.setQueryData(kind.record(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: kind.queryKey });
      notify({ title: t(record ? "saved" : "added", { name: kind.nameOf(saved) }), tone: "ok" });
      onSaved(saved);
    },
    onError: (error) => {
      const fields = isApiError(error) ? Object.entries(error.refusal.fields ?? {}) : [];
      for (const [path, message] of fields) {
        // The server names the fields of its model, which are those of the form.
        form.setError(fieldAt(path) as Path<Values>, { message });
      }
    },
  });
  return { form, save, submit: form.handleSubmit((input) => save.mutate(input)) };
}

const resolverOf =
  <Values extends FieldValues, Input>(
    check: (values: Values) => Promise<Checked<Input>>,
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
