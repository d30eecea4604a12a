import { Mail } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { useMay } from "@/web/shared/hooks/use-may";
import { Button } from "@/web/ui/button";
import { WriteManyDialog } from ".";
import type { Addressee } from "./use-posting-many";

/** Nobody reads as many replies as more letters would bring. */
const mostWritten = 100;

type Props = { people: readonly (Addressee & { clientName: string })[]; onDone: () => void };

/** To one as from their client's record; to several each a message of their own. */
export function MessageButton({ people, onDone }: Props) {
  const t = useTranslations("records");
  const mayWrite = useMay("recruiter");
  const [isOpen, setOpen] = useState(false);
  const [first, ...others] = people;
  if (!mayWrite || !first || people.length > mostWritten) return null;
  const close = () => setOpen(false);
  const about = { kind: "client" as const, id: first.clientId, name: first.clientName };
  const one = { type: "email" as const, about, to: first.email, contactName: first.name };
  return (
    <>
      <Button size="sm" icon={Mail} onClick={() => setOpen(true)}>
        {t("message")}
      </Button>
      <Suspense>
        {isOpen && others.length === 0 && <WriteDialog opening={one} onClose={close} />}
        {isOpen && others.length > 0 && (
          <WriteManyDialog people={people} onDone={onDone} onClose={close} />
        )}
      </Suspense>
    </>
  );
}
