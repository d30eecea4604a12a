import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Note } from "@/modules/platform/notes/model";
import { api, ok } from "@/web/api";
import { colleagues } from "./queries";
import { notesKey, timelineKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { MentionField } from "./mention-field";
import { type Person, typed, written } from "./mentions";
import { useDeed } from "./use-deed";

type EditorProps = { note: Note; close: () => void };

/** The words of a note while its author changes them; whom it names is known before they are shown. */
export function NoteEditor({ note, close }: EditorProps) {
  const { data: people } = useQuery(colleagues);
  return people ? <Editor note={note} people={people} close={close} /> : null;
}

type PeopleProps = EditorProps & { people: readonly Person[] };

function Editor({ note: { id, version, text: before, mentions }, people, close }: PeopleProps) {
  const t = useTranslations("attached.notes");
  const tCommon = useTranslations("common.actions");
  const [text, setText] = useState(() => typed(before, mentions, people));
  const save = useDeed({
    act: () => ok(api.notes({ id }).patch({ version, text: written(text, people) })),
    failed: t("saveFailed"),
    keys: [notesKey, timelineKey],
  });
  const submit = () => save.mutate(undefined, { onSuccess: close });
  return (
    <form action={submit} className="grid gap-2">
      <MentionField
        label={t("edit")}
        value={text}
        onValueChange={setText}
        people={people}
        onSubmit={submit}
      />
      <div className="flex justify-end gap-2">
        <Button look="ghost" size="sm" onClick={close}>
          {tCommon("cancel")}
        </Button>
        <Button
          look="primary"
          size="sm"
          type="submit"
          pending={save.isPending}
          disabled={!text.trim()}
        >
          {tCommon("save")}
        </Button>
      </div>
    </form>
  );
}
