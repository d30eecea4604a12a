import { useSetAtom } from "jotai";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { NewSearchProfile, SearchProfile } from "@/modules/market/scraping/model";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { Button } from "@/web/ui/button";
import { Checkbox } from "@/web/ui/checkbox";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { Field } from "@/web/ui/field";
import { Input } from "@/web/ui/input";
import { useSearch } from "../search";
import { ScheduleFields } from "./schedule-fields";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api, ok } from "@/web/api";
import { searchProfiles } from "@/web/features/market/scraping/queries";
import { useErrorText } from "@/web/i18n/server-texts";
import { notifyAtom } from "@/web/state/notices";

/** Saves a new search, or changes the one that is given at the version that was shown. */
function useProfileSave(profile: SearchProfile | undefined) {
  const t = useTranslations("scraping.profiles");
  return useMutation({
    mutationFn: (saved: NewSearchProfile): Promise<SearchProfile> =>
      profile
        ? ok(
            api.scraping.profiles({ id: profile.id }).patch({ ...saved, version: profile.version }),
          )
        : ok(api.scraping.profiles.post(saved)),
    ...useTelling(t("saved"), t("failed")),
  });
}

function useProfileRemoval() {
  const t = useTranslations("scraping.profiles");
  return useMutation({
    mutationFn: (id: string) => ok(api.scraping.profiles({ id }).delete()),
    ...useTelling(t("deleted"), t("deleteFailed")),
  });
}

function useTelling(done: string, failed: string) {
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const notify = useSetAtom(notifyAtom);
  return {
    onSuccess: () => {
      notify({ title: done, tone: "ok" });
      return queries.invalidateQueries({ queryKey: searchProfiles.queryKey });
    },
    onError: (error: Error) =>
      notify({
        title: failed,
        description: refusalOf(error),
        tone: "destructive",
      }),
  };
}

type Props = {
  /** The search to change; undefined saves what is ticked as a new one. */
  profile: SearchProfile | undefined;
  onSaved: (id: string) => void;
  onClose: () => void;
};

const unplanned = { name: "", schedule: "none", at: "06:30", weekday: 1 } as const;

export default function ProfileDialog({ profile, onSaved, onClose }: Props) {
  const t = useTranslations("scraping.profiles");
  const tCommon = useTranslations("common.actions");
  const [ticked] = useSearch();
  const [isRemoving, setIsRemoving] = useState(false);
  const [takesOver, setTakesOver] = useState(false);
  const [draft, setDraft] = useState<NewSearchProfile>(
    withoutState(profile) ?? { ...ticked, ...unplanned },
  );
  const save = useProfileSave(profile);
  const submit = () =>
    save.mutate(profile && !takesOver ? draft : { ...draft, ...ticked }, {
      onSuccess: ({ id }) => {
        onSaved(id);
        onClose();
      },
    });
  if (profile && isRemoving) return <Removal profile={profile} onClose={onClose} />;
  const removal = (
    <Button look="ghost" icon={Trash2} className="mr-auto" onClick={() => setIsRemoving(true)}>
      {t("delete")}
    </Button>
  );
  return (
    <FormDialog
      title={profile ? t("edit", { name: profile.name }) : t("save")}
      submit={{ children: tCommon("save"), pending: save.isPending }}
      aside={profile && removal}
      action={submit}
      onClose={onClose}
    >
      <Name value={draft.name} onValueChange={(name) => setDraft({ ...draft, name })} />
      <ScheduleFields value={draft} onValueChange={(plan) => setDraft({ ...draft, ...plan })} />
      {profile && (
        <Checkbox label={t("takeOver")} checked={takesOver} onCheckedChange={setTakesOver} />
      )}
    </FormDialog>
  );
}

type NameProps = { value: string; onValueChange: (name: string) => void };

function Name({ value, onValueChange }: NameProps) {
  const t = useTranslations("scraping.profiles");
  return (
    <Field label={t("name")}>
      {(control) => (
        <Input
          {...control}
          required
          maxLength={80}
          value={value}
          onChange={(event) => onValueChange(event.target.value)}
        />
      )}
    </Field>
  );
}

function Removal({ profile, onClose }: { profile: SearchProfile; onClose: () => void }) {
  const t = useTranslations("scraping.profiles");
  const tCommon = useTranslations("common.actions");
  const remove = useProfileRemoval();
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={t("deleteTitle", { name: profile.name })}
      losses={t("deleteText")}
      confirmLabel={t("delete")}
      cancelLabel={tCommon("cancel")}
      pending={remove.isPending}
      onConfirm={() => remove.mutate(profile.id, { onSuccess: onClose })}
    />
  );
}

function withoutState(profile: SearchProfile | undefined): NewSearchProfile | undefined {
  if (!profile) return undefined;
  const { id: _id, nextRunAt: _nextRunAt, version: _version, ...draft } = profile;
  return draft;
}
