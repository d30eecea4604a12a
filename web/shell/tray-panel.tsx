import { useAtomValue, useSetAtom } from "jotai";
import { type KeyboardEvent, type ReactElement, useState } from "react";
import { Link } from "react-router-dom";
import { useTranslations } from "use-intl";
import { noticesAtom, forgetNoticeAtom } from "../state/notices";
import { Button } from "../ui/button";
import { Popover } from "../ui/popover";
import { NoticeLine } from "./notice-line";
import { Told } from "./told";

/** What opens from the bell: what was just said here, then what the reader was told. */
export function TrayPanel({ trigger }: { trigger: ReactElement }) {
  const t = useTranslations("shell.tray");
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <Popover
      label={t("open")}
      trigger={trigger}
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
      onKeyDown={step}
    >
      <div className="-m-4 w-[min(400px,calc(100vw-32px))]">
        <Lately />
        <Told onLeave={close} />
        <p className="border-t px-4 py-1">
          <Link
            to="/profile?tab=settings#notifications"
            onClick={close}
            className="inline-flex min-h-[32px] items-center text-primary-ink hover:underline"
          >
            {t("choose")}
          </Link>
        </p>
      </div>
    </Popover>
  );
}

const steps: Record<string, 1 | -1> = { ArrowDown: 1, ArrowUp: -1 };

/** From wherever the focus is, the arrows lead into what was told, and from one to the next. */
function step(event: KeyboardEvent<HTMLElement>): void {
  const by = steps[event.key];
  if (!by) return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-told]")];
  const at = links.findIndex((link) => link.closest("li")?.contains(document.activeElement));
  event.preventDefault();
  links[at < 0 ? 0 : at + by]?.focus();
}

function Lately() {
  const t = useTranslations("shell.tray");
  const notices = useAtomValue(noticesAtom);
  const forget = useSetAtom(forgetNoticeAtom);
  if (notices.length === 0) return null;
  return (
    <section aria-label={t("lately")} className="border-b">
      <div className="flex min-h-[44px] items-center justify-between gap-3 border-b pr-2 pl-4">
        <h2 className="text-sm font-semibold">{t("lately")}</h2>
        <Button look="ghost" size="sm" onClick={() => notices.forEach(({ id }) => forget(id))}>
          {t("clear")}
        </Button>
      </div>
      <ul className="divide-y">
        {notices.map((notice) => (
          <NoticeLine key={notice.id} notice={notice} />
        ))}
      </ul>
    </section>
  );
}
