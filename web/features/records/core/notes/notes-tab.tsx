import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import type { Note } from "@/modules/records/notes/model";
import { api, ok } from "@/web/api";
import { useMay } from "@/web/shared/use-may";
import { notesKey, timelineKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { Button } from "@/web/ui/button";
import { EmptyState } from "@/web/ui/empty-state";
import { MentionField } from "./mention-field";
import { written } from "./mentions";
import { NoteItem } from "./note-item";
import { colleagues, notesOf, type Place } from "../queries";
import { Read } from "../read";
import { useDeed } from "../use-deed";

/** What people wrote about a record, and the place to write. */
export function NotesTab({ place }: { place: Place }) {
  const t = useTranslations("attached.notes");
  const mayWrite = useMay("recruiter");
  const query = useQuery(notesOf(place));
  useSeen(query.data);
  return (
    <div className="grid gap-4">
      {mayWrite && <NewNote place={place} />}
      <Read query={query} words={{ loading: t("loading"), failed: t("failed") }}>
        {(notes) =>
          notes.length === 0 ? (
            <EmptyState kind="nothing-yet" title={t("empty")} text={t("emptyText")} />
          ) : (
            <ul aria-label={t("title")} className="grid gap-3">
              {notes.map((note) => (
                <NoteItem key={note.id} note={note} />
              ))}
            </ul>
          )
        }
      </Read>
    </div>
  );
}

function NewNote({ place: { kind, id } }: { place: Place }) {
  const t = useTranslations("attached.notes");
  const [text, setText] = useState("");
  const { data: people = [] } = useQuery(colleagues);
  const add = useDeed({
    act: () => ok(api.notes.post({ kind, recordId: id, text: written(text, people) })),
    failed: t("saveFailed"),
    keys: [notesKey, timelineKey],
  });
  const submit = () => {
    if (text.trim() && !add.isPending) add.mutate(undefined, { onSuccess: () => setText("") });
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

/** Notes that name the reader are seen once they are on the screen. */
function useSeen(notes: readonly Note[] | undefined): void {
  const user = useUser();
  const naming = notes
    ?.filter(({ mentions }) => mentions.some(({ id }) => id === user?.id))
    .map(({ id }) => id);
  const asked = naming?.slice(0, 200).join() ?? "";
  useEffect(() => {
    // Nobody waits for it, and the next look says it again.
    if (asked) void api.mentions.seen.post({ noteIds: asked.split(",") });
  }, [asked]);
}
