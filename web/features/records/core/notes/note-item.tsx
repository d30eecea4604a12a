import { Ellipsis, Pin } from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Note } from "@/modules/records/notes/model";
import { api, ok } from "@/web/api";
import { PersonFace } from "../person-face";
import { useServerText } from "@/web/i18n/server-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { notesKey, timelineKey } from "@/web/state/query-keys";
import { useUser } from "@/web/state/session";
import { cx } from "@/web/ui/cx";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import { Tag } from "@/web/ui/tag";
import { NoteText } from "./note-text";
import { useUndoableMutation } from "../use-undoable-mutation";
import { When } from "../when";
import { useQuery } from "@tanstack/react-query";
import { colleagues } from "../queries";
import { Button } from "@/web/ui/button";
import { MentionField } from "./mention-field";
import { type Person, typed, written } from "./mentions";

type EditorProps = { note: Note; close: () => void };

/** The words of a note while its author changes them; whom it names is known before they are shown. */
function NoteEditor({ note, close }: EditorProps) {
  const { data: people } = useQuery(colleagues);
  return people ? <Editor note={note} people={people} close={close} /> : null;
}

type PeopleProps = EditorProps & { people: readonly Person[] };

function Editor({ note: { id, version, text: before, mentions }, people, close }: PeopleProps) {
  const t = useTranslations("attached.notes");
  const tCommon = useTranslations("common.actions");
  const [text, setText] = useState(() => typed(before, mentions, people));
  const save = useUndoableMutation({
    run: () => ok(api.notes({ id }).patch({ version, text: written(text, people) })),
    failure: t("saveFailed"),
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

const keys = [notesKey, timelineKey];

export function NoteItem({ note }: { note: Note }) {
  const t = useTranslations("attached.notes");
  const say = useServerText();
  const [isEditing, setEditing] = useState(false);
  return (
    <li
      className={cx(
        "grid gap-1.5 rounded-lg border px-3 py-2.5 text-sm text-ink",
        note.isPinned ? "border-primary bg-primary-wash" : "border-line bg-raised",
      )}
    >
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {note.author && <PersonFace {...note.author} />}
        <span className="font-medium">{say(note.author?.name ?? "command line")}</span>
        <When iso={note.createdAt} />
        {note.editedAt && <span className="text-xs text-ink-3">{t("edited")}</span>}
        {note.isPinned && (
          <Tag tone="primary" hasLed={false}>
            <Pin aria-hidden="true" size={11} />
            {t("pinned")}
          </Tag>
        )}
        <NoteMenu note={note} edit={() => setEditing(true)} />
      </div>
      {isEditing ? (
        <NoteEditor note={note} close={() => setEditing(false)} />
      ) : (
        <NoteText text={note.text} mentions={note.mentions} />
      )}
    </li>
  );
}

type MenuProps = { note: Note; edit: () => void };

function NoteMenu({ note: { id, version, isPinned, author }, edit }: MenuProps) {
  const t = useTranslations("attached.notes");
  const user = useUser();
  const mayWrite = useHasRole("recruiter");
  const isAdmin = useHasRole("admin");
  const isOwn = author?.id === user?.id;
  const pin = useUndoableMutation({
    run: () => ok(api.notes({ id }).patch({ version, isPinned: !isPinned })),
    failure: t("saveFailed"),
    keys,
  });
  const remove = useUndoableMutation({
    run: () => ok(api.notes({ id }).delete()),
    undo: () => ok(api.notes({ id }).restoration.post()),
    success: () => t("deleted"),
    failure: t("deleteFailed"),
    keys,
  });
  if (!mayWrite) return null;
  const own = isOwn ? [{ label: t("edit"), onSelect: edit }] : [];
  const away = { label: t("delete"), isDanger: true, onSelect: () => remove.mutate(undefined) };
  return (
    <span className="-my-1 ml-auto">
      <LazyMenu
        label={t("actions")}
        entries={[
          { label: t(isPinned ? "unpin" : "pin"), onSelect: () => pin.mutate(undefined) },
          ...own,
          ...(isOwn || isAdmin ? [away] : []),
        ]}
        trigger={<BareIconButton icon={Ellipsis} size="sm" label={t("actions")} />}
      />
    </span>
  );
}
