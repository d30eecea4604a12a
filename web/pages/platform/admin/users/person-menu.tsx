import {
  ArrowRightLeft,
  KeyRound,
  LogOut,
  MoreHorizontal,
  ShieldOff,
  UserCheck,
  UserX,
} from "lucide-react";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { MadeLink as Made, Person } from "@/modules/platform/accounts/invitations/model";
import { ConfirmDialog } from "@/web/ui/confirm-dialog";
import { BareIconButton } from "@/web/ui/bare-icon-button";
import { Menu, type MenuEntry } from "@/web/ui/menu";
import { HandOverDialog } from "./hand-over-dialog";
import { MadeLinkDialog } from "./made-link";
import { usePersonActions } from "./use-person-actions";

type Props = { person: Person; isOwn: boolean; others: Person[] };
type Open = "deactivate" | "removeFactor" | "handOver" | null;

/** What can be done about one person; what throws somebody out is asked first. */
export function PersonMenu({ person, isOwn, others }: Props) {
  const t = useTranslations("accounts.users");
  const [open, setOpen] = useState<Open>(null);
  const [link, show] = useState<Made | null>(null);
  const deeds = usePersonActions(person);
  const { change, signOut, resetLink } = deeds;
  const name = `${person.firstName} ${person.lastName}`;
  const entries: (MenuEntry | false)[] = [
    { label: t("handOver"), icon: ArrowRightLeft, onSelect: () => setOpen("handOver") },
    person.isActive && {
      label: t("resetLink"),
      icon: KeyRound,
      onSelect: () => resetLink.mutate(undefined, { onSuccess: show }),
    },
    person.sessions > 0 &&
      !isOwn && {
        label: t("endSessions"),
        icon: LogOut,
        onSelect: () => signOut.mutate(undefined),
      },
    person.hasSecondFactor &&
      !isOwn && {
        label: t("removeFactor"),
        icon: ShieldOff,
        isDanger: true,
        onSelect: () => setOpen("removeFactor"),
      },
    !isOwn &&
      (person.isActive
        ? {
            label: t("deactivate"),
            icon: UserX,
            isDanger: true,
            onSelect: () => setOpen("deactivate"),
          }
        : {
            label: t("reactivate"),
            icon: UserCheck,
            onSelect: () => change.mutate({ isActive: true }),
          }),
  ];
  const close = () => setOpen(null);
  return (
    <>
      <Menu label={t("deeds", { name })} entries={entries.filter((it) => it !== false)}>
        <BareIconButton icon={MoreHorizontal} label={t("deeds", { name })} />
      </Menu>
      <ConfirmDialogs name={name} open={open} deeds={deeds} onClose={close} />
      {open === "handOver" && <HandOverDialog person={person} others={others} onClose={close} />}
      {link && <MadeLinkDialog link={link} email={person.email} onClose={() => show(null)} />}
    </>
  );
}

type ConfirmProps = {
  name: string;
  open: Open;
  deeds: ReturnType<typeof usePersonActions>;
  onClose: () => void;
};

/** Asks before an account is deactivated or loses its second factor. */
function ConfirmDialogs({ name, open, deeds, onClose }: ConfirmProps) {
  const t = useTranslations("accounts.users");
  const { change, removeFactor } = deeds;
  return (
    <>
      <ConfirmDialog
        open={open === "deactivate"}
        onOpenChange={onClose}
        title={t("deactivateTitle", { name })}
        losses={t("deactivateText")}
        confirmLabel={t("deactivateNow")}
        cancelLabel={t("cancel")}
        onConfirm={() => {
          onClose();
          change.mutate({ isActive: false });
        }}
      />
      <ConfirmDialog
        open={open === "removeFactor"}
        onOpenChange={onClose}
        title={t("removeFactorTitle", { name })}
        losses={t("removeFactorText")}
        confirmLabel={t("removeFactorNow")}
        cancelLabel={t("cancel")}
        onConfirm={() => {
          onClose();
          removeFactor.mutate(undefined);
        }}
      />
    </>
  );
}
