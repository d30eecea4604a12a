import { Archive, ArchiveRestore, Ellipsis, Mail, Pencil, Phone, Tag } from "lucide-react";
import { type ComponentProps, type ReactNode, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { isOwned } from "@/modules/records/owners/rules";
import { OwnerChoice } from "@/web/features/records/owners/owner-choice";
import { TagEditor } from "@/web/features/records/tags/tag-editor";
import { withoutKeys } from "@/web/shared/record/address";
import { useArchiving } from "@/web/shared/record/archive-button";
import { HeadButton, HeadLink } from "@/web/shared/record/panel/head-button";
import type { Kind } from "@/web/shared/record/kind";
import { RecordHead } from "@/web/shared/record/panel/record-head";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useKeys } from "@/web/state/keys";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { LazyMenu } from "@/web/ui/lazy-menu";
import type { MenuEntry } from "@/web/ui/menu";
import { useWriting } from "./activity/note-asked";

type Props = Omit<ComponentProps<typeof RecordHead>, "actions"> & {
  kind: Pick<Kind<never>, "texts" | "queryKey" | "archive" | "restore" | "recordKind">;
  record: { id: string; isArchived: boolean };
  /** The form, while somebody edits. */
  form: (close: () => void) => ReactNode;
  /** Nobody works with the record for now. */
  isLocked?: boolean;
  /** Whom one calls about it, on a telephone. */
  phone?: string | null | undefined;
  /** Buttons beside "Message". */
  actions?: ReactNode;
  /** Last in the menu "More": what deletes or ends the record. */
  menuEntries?: readonly MenuEntry[];
};

/** The head of a record: who or what it is, its status, and what those who may change it can do. */
export function RecordHeadWithActions(props: Props) {
  const {
    kind,
    record,
    form,
    isLocked,
    actions,
    menuEntries = [],
    phone,
    strip,
    children,
    ...head
  } = props;
  const mayEdit = useHasRole("recruiter") && !isLocked;
  const [isTagging, setTagging] = useState(false);
  const { isEditing, open, close } = useEditing();
  const tags = !isLocked && (
    <TagEditor
      kind={kind.recordKind}
      id={record.id}
      listKey={kind.queryKey}
      isAdding={isTagging}
      onAdded={() => setTagging(false)}
    />
  );
  const owner = isOwned(kind.recordKind) && !isLocked && (
    <OwnerChoice kind={kind.recordKind} id={record.id} listKey={kind.queryKey} />
  );
  const tag = () => void setTimeout(() => setTagging(true));
  return (
    <RecordHead
      {...head}
      strip={
        <>
          {strip}
          {!mayEdit && owner}
          {tags}
        </>
      }
      actions={
        mayEdit && (
          <>
            {owner}
            {phone && <Calling phone={phone} />}
            <Messaging />
            {actions}
            <More {...{ kind, record, menuEntries, tag }} edit={open} />
          </>
        )
      }
    >
      {children}
      {mayEdit && isEditing && form(close)}
    </RecordHead>
  );
}

/** Begins a message about the record, as `m` does, or a note, as `n` does. */
function Messaging() {
  const t = useTranslations("records");
  const { write, note } = useWriting();
  useKeys("page", { m: write, n: note });
  return <HeadButton icon={Mail} label={t("message")} shortcut="m" onClick={write} />;
}

/** Where one reads mail one seldom telephones, so only a phone has it. */
function Calling({ phone }: { phone: string }) {
  const t = useTranslations("records");
  const to = `tel:${phone.replaceAll(/[^+\d]/g, "")}`;
  return <HeadLink icon={Phone} label={t("call")} to={to} isOutside className="sm:hidden" />;
}

type MoreProps = Pick<Props, "kind" | "record"> & {
  menuEntries: readonly MenuEntry[];
  edit: () => void;
  tag: () => void;
};

function More({ kind, record: { id, isArchived }, menuEntries, edit, tag }: MoreProps) {
  const t = useTranslations("records");
  const { archive, restore } = useArchiving(kind);
  const move = isArchived ? restore : archive;
  return (
    <LazyMenu
      label={t("more")}
      entries={[
        { label: t("edit"), icon: Pencil, onSelect: edit },
        { label: t("tags.action"), icon: Tag, onSelect: tag },
        {
          label: t(isArchived ? "restore" : "archive"),
          icon: isArchived ? ArchiveRestore : Archive,
          onSelect: () => move.mutate([id]),
        },
        ...menuEntries,
      ]}
      trigger={<BareIconButton icon={Ellipsis} label={t("more")} size="sm" />}
    />
  );
}

/** The form has an address (`?edit=1`), so that a card can lead straight to it. */
function useEditing() {
  const { search } = useLocation();
  const [params, setParams] = useSearchParams();
  const to = (now: string | URLSearchParams) => setParams(now, { preventScrollReset: true });
  const opened = new URLSearchParams(params);
  opened.set("edit", "1");
  return {
    isEditing: params.get("edit") === "1",
    open: () => to(opened),
    close: () => to(withoutKeys(search, ["edit"])),
  };
}
