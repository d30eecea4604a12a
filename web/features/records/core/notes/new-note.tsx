import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { useStoredText } from "@/web/shared/forms/use-stored-text";
import { useLeaveWarning } from "@/web/shared/hooks/use-leave-warning";
import { notesKey, timelineKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { MentionField } from "./mention-field";
import { written } from "./mentions";
import { colleagues, type Place } from "../queries";
import { useUndoableMutation } from "../use-undoable-mutation";

/** The place to write a note about a record; half written, it waits there until its writer comes back. */
export function NewNote({ place: { kind, id } }: { place: Place }) {
  const t = useTranslations("attached.notes");
  const [text, setText] = useStoredText(`note ${kind} ${id}`);
  useLeaveWarning(text.trim() !== "");
  const { data: people = [] } = useQuery(colleagues);
  const add = useUndoableMutation({
    // Whoever has left the record meanwhile does not find again what was saved.
    run: async () => {
      await ok(api.notes.post({ kind, recordId: id, text: written(text, people) }));
      setText("");
    },
    failure: t("saveFailed"),
    keys: [notesKey, timelineKey],
  });
  const submit = () => {
    if (text.trim() && !add.isPending) add.mutate(undefined);
  };
  return (
    <form action={submit} className="grid gap-2">
      <MentionField
        label={t("new")}
        value={text}
        onValueChange={setText}
        people={people}
        onSubmit={submit}
      />
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto text-xs text-ink-3">{t("hint")}</p>
        <Button
          look="primary"
          size="sm"
          type="submit"
          pending={add.isPending}
          disabled={!text.trim()}
        >
          {t("add")}
        </Button>
      </div>
    </form>
  );
}
