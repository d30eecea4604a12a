import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import type { Note } from "@/modules/records/notes/model";
import { api } from "@/web/api";
import { useUser } from "@/web/state/session";
import { EmptyState } from "@/web/ui/empty-state";
import { NoteItem } from "./note-item";
import { notesOf, type Place } from "../queries";
import { Read } from "../read";

/** What people wrote about a record. */
export function NotesList({ place }: { place: Place }) {
  const t = useTranslations("attached.notes");
  const query = useQuery(notesOf(place));
  useSeen(query.data);
  return (
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
