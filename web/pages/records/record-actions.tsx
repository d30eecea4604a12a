import { Mail, Pencil } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { useMay } from "@/web/shared/use-may";
import { Button } from "@/web/ui/button";
import { withoutKeys } from "@/web/shared/record/address";
import ArchiveButton from "@/web/shared/record/archive-button";
import type { Kind } from "@/web/shared/record/kind";
import { useKeys } from "@/web/state/keys";

type Props = {
  kind: Pick<Kind<never>, "texts" | "queryKey" | "archive" | "restore">;
  record: { id: string; isArchived: boolean };
  /** The form, while somebody edits. */
  form: (close: () => void) => ReactNode;
  /** Between "Edit" and "Archive": the status and what else the kind can do. */
  children?: ReactNode;
};

/** Beside a record: begins a message about it, as `m` does. */
function MessageButton() {
  const t = useTranslations("records");
  const [params, setParams] = useSearchParams();
  const write = () => {
    const after = new URLSearchParams(params);
    after.set("tab", "messages");
    after.set("write", "email");
    after.delete("thread");
    setParams(after, { preventScrollReset: true });
  };
  useKeys("page", { m: write });
  return (
    <Button size="sm" icon={Mail} aria-keyshortcuts="m" onClick={write}>
      {t("message")}
    </Button>
  );
}

/** What those who may change a record can do with it. */
export function RecordActions({ kind, record, form, children }: Props) {
  const t = useTranslations("records");
  const mayEdit = useMay("recruiter");
  const { isEditing, open, close } = useEditing();
  if (!mayEdit) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button look="primary" size="sm" icon={Pencil} onClick={open}>
        {t("edit")}
      </Button>
      <MessageButton />
      {children}
      <ArchiveButton kind={kind} ids={[record.id]} isArchived={record.isArchived} />
      {isEditing && form(close)}
    </div>
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
