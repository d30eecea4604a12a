import { Mail } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { Chosen } from "@/modules/engagement/message-sendings/model";
import { maxReaders } from "@/modules/engagement/message-sendings/rules";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { WriteManyDialog } from ".";

/** Somebody at a client, with the address that is written to. */
type Addressee = { clientId: string; clientName: string; name: string; email: string };

type Props = {
  to: Chosen;
  /** How many those are. */
  count: number;
  /** Who it is, where one is chosen and can be written to. */
  one?: Addressee | undefined;
  onDone: () => void;
};

/** To one as from their client's record; to several each a message of their own. */
export function MessageButton({ to, count, one, onDone }: Props) {
  const t = useTranslations("records");
  const mayWrite = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  if (!mayWrite || count > maxReaders) return null;
  const close = () => setOpen(false);
  return (
    <>
      <Button size="sm" icon={Mail} onClick={() => setOpen(true)}>
        {t("message")}
      </Button>
      <Suspense>
        {isOpen && one && <WriteDialog opening={openingFor(one)} onClose={close} />}
        {isOpen && !one && <WriteManyDialog to={to} onDone={onDone} onClose={close} />}
      </Suspense>
    </>
  );
}

const openingFor = ({ clientId: id, clientName, name, email: to }: Addressee) => ({
  type: "email" as const,
  about: { kind: "client" as const, id, name: clientName },
  to,
  contactName: name,
});
