import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type FieldErrors, type Path, type Resolver, set, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { ClientRecord, NewClient } from "@/modules/clients/model";
import { api, isApiError, ok } from "@/web/api";
import { clientRecord } from "@/web/components/queries/clients";
import { notifyAtom } from "@/web/state/notices";
import { clientsKey } from "@/web/state/query-keys";
import { type ClientForm, formOf, inputOf } from "./values";

/** The model comes with the first check and not with the form. */
const resolver: Resolver<ClientForm, unknown, NewClient> = async (values) => {
  const { checked } = await import("./checks");
  const answer = checked(inputOf(values));
  if ("input" in answer) return { values: answer.input, errors: {} };
  const errors: FieldErrors<ClientForm> = {};
  for (const { path, message } of answer.issues) {
    set(errors, path, { type: "model", message });
  }
  return { values: {}, errors };
};

type Options = {
  client: ClientRecord | undefined;
  onSaved: (client: ClientRecord) => void;
};

export function useClientForm({ client, onSaved }: Options) {
  const t = useTranslations("clients");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const form = useForm<ClientForm, unknown, NewClient>({
    resolver,
    defaultValues: formOf(client),
  });
  const save = useMutation({
    mutationFn: (input: NewClient) =>
      client ? edited(client, input) : ok(api.clients.post(input)),
    onSuccess: (saved) => {
      queries.setQueryData(clientRecord(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: clientsKey });
      notify({ title: t(client ? "saved" : "added", { name: saved.name }), tone: "ok" });
      onSaved(saved);
    },
    onError: (error) => {
      const fields = isApiError(error) ? Object.entries(error.refusal.fields ?? {}) : [];
      for (const [path, message] of fields) {
        // The server names the fields of its model, which are those of the form.
        form.setError(path as Path<ClientForm>, { message });
      }
    },
  });
  return { form, save, submit: form.handleSubmit((input) => save.mutate(input)) };
}

const edited = ({ id, version }: ClientRecord, { status: _, isSample: __, ...input }: NewClient) =>
  ok(api.clients({ id }).patch({ ...input, version }));
