import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { type FieldErrors, type Path, type Resolver, set, useForm } from "react-hook-form";
import { useTranslations } from "use-intl";
import type { CandidateRecord, NewCandidate } from "@/modules/candidates/model";
import { api, isApiError, ok } from "@/web/api";
import { candidateRecord } from "@/web/components/queries/candidates";
import { notifyAtom } from "@/web/state/notices";
import { candidatesKey } from "@/web/state/query-keys";
import { type CandidateForm, fieldAt, formOf, inputOf } from "./values";

/** The model comes with the first check and not with the form. */
const resolver: Resolver<CandidateForm, unknown, NewCandidate> = async (values) => {
  const { checked } = await import("./checks");
  const answer = checked(inputOf(values));
  if ("input" in answer) return { values: answer.input, errors: {} };
  const errors: FieldErrors<CandidateForm> = {};
  for (const { path, message } of answer.issues) {
    set(errors, fieldAt(path), { type: "model", message });
  }
  return { values: {}, errors };
};

type Options = {
  candidate: CandidateRecord | undefined;
  onSaved: (candidate: CandidateRecord) => void;
};

export function useCandidateForm({ candidate, onSaved }: Options) {
  const t = useTranslations("candidates");
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const form = useForm<CandidateForm, unknown, NewCandidate>({
    resolver,
    defaultValues: formOf(candidate),
  });
  const save = useMutation({
    mutationFn: (input: NewCandidate) =>
      candidate ? edited(candidate, input) : ok(api.candidates.post(input)),
    onSuccess: (saved) => {
      queries.setQueryData(candidateRecord(saved.id).queryKey, saved);
      void queries.invalidateQueries({ queryKey: candidatesKey });
      const name = `${saved.firstName} ${saved.lastName}`;
      notify({ title: t(candidate ? "saved" : "added", { name }), tone: "ok" });
      onSaved(saved);
    },
    onError: (error) => {
      const fields = isApiError(error) ? Object.entries(error.refusal.fields ?? {}) : [];
      for (const [path, message] of fields) {
        // The server names the fields of its model, which are those of the form but for the pay.
        form.setError(fieldAt(path) as Path<CandidateForm>, { message });
      }
    },
  });
  return { form, save, submit: form.handleSubmit((input) => save.mutate(input)) };
}

const edited = ({ id, version }: CandidateRecord, { status: _, ...input }: NewCandidate) =>
  ok(api.candidates({ id }).patch({ ...input, version }));
