import { Ellipsis } from "lucide-react";
import { useTranslations } from "use-intl";
import type { Communication } from "@/modules/engagement/communications/model";
import { useMay } from "@/web/shared/use-may";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Menu } from "@/web/ui/menu";
import { useMessage } from "./use-message";

type Props = { message: Communication; onEdit: () => void; onFile: () => void };

/** What its author may do with a message beside answering it. */
export function MessageMenu({ message, onEdit, onFile }: Props) {
  const t = useTranslations("communications.thread");
  const isAdmin = useMay("admin");
  const { share, unshare, remove } = useMessage(message);
  const { isMine, audience, type, delivery } = message;
  const isUnfiled = message.entityType === null;
  const mayDelete = isMine || isAdmin || isUnfiled;
  if (!mayDelete && delivery) return null;
  const own = audience === "own" ? share : unshare;
  const readers = {
    label: t(audience === "own" ? "share" : "unshare"),
    onSelect: () => own.mutate(undefined),
  };
  const edit = { label: t("edit"), onSelect: onEdit };
  const away = { label: t("delete"), isDanger: true, onSelect: () => remove.mutate(undefined) };
  return (
    <Menu
      label={t("actions")}
      entries={[
        ...(isMine ? [readers] : []),
        ...(isMine && type !== "email" && !delivery ? [edit] : []),
        ...(delivery || isUnfiled ? [] : [{ label: t("file"), onSelect: onFile }]),
        ...(mayDelete ? [away] : []),
      ]}
    >
      <BareIconButton icon={Ellipsis} size="sm" label={t("actions")} />
    </Menu>
  );
}
