import type { LucideIcon } from "lucide-react";
import { createContext, use } from "react";
import { Link, type To } from "react-router-dom";
import { Button, buttonClass } from "@/web/ui/button";
import { cx } from "@/web/ui/cx";
import { Tooltip } from "@/web/ui/tooltip";
import { IconButton } from "@/web/ui/icon-button";

/** Whether a record's head has room for words. */
export const HeadLabelsContext = createContext(false);

type Act = {
  icon: LucideIcon;
  label: string;
  /** What is heard, where the word alone does not say about which record. */
  says?: string;
};
type ButtonProps = Act & { shortcut?: string; pending?: boolean; onClick: () => void };

/** Something one does with a record: an icon beside its list, with its word on the whole page. */
export function HeadButton(props: ButtonProps) {
  const { icon, label, says = label, shortcut, pending = false, onClick } = props;
  const hasRoom = use(HeadLabelsContext);
  const keys = { "aria-keyshortcuts": shortcut, "aria-label": says };
  return hasRoom ? (
    <Button {...keys} {...{ icon, pending, onClick }} size="sm" look="ghost">
      {label}
    </Button>
  ) : (
    <IconButton
      {...{ icon, label: says }}
      {...(shortcut && { shortcut })}
      aria-keyshortcuts={shortcut}
      aria-disabled={pending || undefined}
      onClick={() => pending || onClick()}
      size="sm"
    />
  );
}

type LinkProps = Act & { to: To; prepare?: () => void } & { isOutside?: false };
type OutsideProps = Act & { to: string; isOutside: true; className?: string };

const iconClass =
  "inline-flex size-[28px] shrink-0 items-center justify-center rounded-md text-ink-2 " +
  "transition-colors duration-150 hover:bg-sunken hover:text-ink";

/** The same where it leads to another place, of ours or not. */
export function HeadLink(props: LinkProps | OutsideProps) {
  const { icon: Icon, label, says = label } = props;
  const hasRoom = use(HeadLabelsContext);
  const content = (
    <>
      <Icon aria-hidden="true" size={15} />
      {hasRoom && label}
    </>
  );
  const look = {
    "aria-label": says,
    className: cx(
      hasRoom ? buttonClass("ghost", "sm") : iconClass,
      props.isOutside && props.className,
    ),
  };
  const link = props.isOutside ? (
    <a
      {...look}
      href={props.to}
      target={props.to.startsWith("http") ? "_blank" : undefined}
      rel="noopener noreferrer"
      children={content}
    />
  ) : (
    <Link
      {...look}
      to={props.to}
      preventScrollReset
      onPointerEnter={props.prepare}
      onFocus={props.prepare}
      children={content}
    />
  );
  return hasRoom ? link : <Tooltip content={says}>{link}</Tooltip>;
}
