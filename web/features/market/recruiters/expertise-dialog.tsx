import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useSetAtom } from "jotai";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import type { ExpertiseForm, OwnExpertise } from "@/modules/market/recruiters/model";
import { api, ok, serverMessage } from "@/web/api";
import { useServerText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";
import { profileKey, recruitersKey, sessionKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { Dialog } from "@/web/ui/dialog";
import { ErrorState } from "@/web/ui/empty-state";
import { SkeletonRows } from "@/web/ui/skeleton";
import { ownExpertise } from "./queries";
import { roles, systems } from "@/modules/knowledge/analysis/rules";
import {
  maxSpecialtyLength,
  maxTitleLength,
  maxSpecialties,
} from "@/modules/market/recruiters/rules";
import { useCountryChoices } from "@/web/shared/country-name";
import { TextField } from "@/web/shared/forms/text-field";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { WordsField } from "./words-field";

/** "Add your expertise": what a recruiter is matched by. */
export default function ExpertiseDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("recruiters.form");
  const tCommon = useTranslations("common");
  const id = useId();
  const own = useQuery(ownExpertise);
  const save = useExpertiseSave(onClose);
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={t("title")}
      description={t("text")}
      closeLabel={tCommon("actions.close")}
      footer={
        <>
          <Button look="ghost" onClick={onClose}>
            {tCommon("actions.cancel")}
          </Button>
          <Button
            look="primary"
            type="submit"
            form={id}
            disabled={!own.data}
            pending={save.isPending}
          >
            {tCommon("actions.save")}
          </Button>
        </>
      }
    >
      {own.isPending && <SkeletonRows label={t("loading")} rows={4} />}
      {own.isError && (
        <ErrorState
          title={tCommon("somethingFailed")}
          retryLabel={tCommon("actions.retry")}
          onRetry={() => void own.refetch()}
        />
      )}
      {own.data && (
        <Form id={id} initial={own.data} refusal={save.refusal} onSubmit={save.mutate} />
      )}
    </Dialog>
  );
}

type Props = {
  id: string;
  initial: ExpertiseForm;
  refusal: string | null;
  onSubmit: (known: OwnExpertise) => void;
};

type ExpertiseFieldsProps = {
  value: OwnExpertise;
  choices: readonly string[];
  onValueChange: (value: OwnExpertise) => void;
};

function ExpertiseFields({ value, choices, onValueChange }: ExpertiseFieldsProps) {
  const t = useTranslations("recruiters.form");
  const tJobs = useTranslations("jobs");
  const places = useCountryChoices();
  const { expertise } = value;
  const know = (more: Partial<OwnExpertise["expertise"]>) =>
    onValueChange({ ...value, expertise: { ...expertise, ...more } });
  return (
    <>
      <TextField
        label={t("position")}
        hint={t("positionHint")}
        maxLength={maxTitleLength}
        value={value.title}
        onChange={(event) => onValueChange({ ...value, title: event.target.value })}
      />
      <CheckboxGroup
        legend={t("systems")}
        options={systems.map((it) => ({ value: it, label: tJobs(`systems.${it}`) }))}
        value={expertise.systems}
        onValueChange={(chosen) => know({ systems: chosen })}
      />
      <CheckboxGroup
        legend={t("roles")}
        options={roles.map((it) => ({ value: it, label: tJobs(`roles.${it}`) }))}
        value={expertise.roles}
        onValueChange={(chosen) => know({ roles: chosen })}
      />
      <CheckboxGroup
        legend={t("countries")}
        options={places}
        value={expertise.countries}
        onValueChange={(chosen) => know({ countries: chosen })}
      />
      <WordsField
        label={t("certifications")}
        hint={t("certificationsHint")}
        choices={choices}
        words={expertise.certifications}
        onWordsChange={(certifications) => know({ certifications })}
      />
      <WordsField
        label={t("specialties")}
        hint={t("specialtiesHint")}
        longest={maxSpecialtyLength}
        most={maxSpecialties}
        words={value.specialties}
        onWordsChange={(specialties) => onValueChange({ ...value, specialties })}
      />
    </>
  );
}

function Form({ id, initial: { choices, ...known }, refusal, onSubmit }: Props) {
  const say = useServerText();
  const [draft, setDraft] = useState<OwnExpertise>(known);
  return (
    <form id={id} action={() => onSubmit(draft)} className="grid gap-5">
      <ExpertiseFields value={draft} choices={choices} onValueChange={setDraft} />
      {refusal && (
        <p role="alert" className="text-sm font-medium text-bad">
          {say(refusal)}
        </p>
      )}
    </form>
  );
}

/** Saves what the signed-in recruiter knows; a refusal stays in the form, where it can be mended. */
function useExpertiseSave(onDone: () => void) {
  const t = useTranslations("recruiters.form");
  const tCommon = useTranslations("common");
  const id = useUser()?.id ?? "";
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  const { error, ...save } = useMutation({
    mutationFn: (known: OwnExpertise) => ok(api.recruiters({ id }).expertise.put(known)),
    onSuccess: () => {
      notify({ title: t("saved"), description: t("savedText"), tone: "ok" });
      onDone();
      const shownBy = [recruitersKey, profileKey, sessionKey];
      return Promise.all(shownBy.map((queryKey) => queries.invalidateQueries({ queryKey })));
    },
  });
  return { ...save, refusal: error && (serverMessage(error) ?? tCommon("unreachable")) };
}
