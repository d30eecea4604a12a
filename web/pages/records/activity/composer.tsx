import { CalendarDays, Mail, Phone } from "lucide-react";
import { useAtom } from "jotai";
import { Suspense, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { entityTypes } from "@/modules/engagement/communications/rules";
import { useWritingAddress } from "@/web/features/engagement/communications/write-buttons";
import { WriteDialog } from "@/web/features/engagement/communications/write";
import { NewNote } from "@/web/features/records/core/notes/new-note";
import type { Place } from "@/web/features/records/core/queries";
import { NewTask } from "@/web/features/records/core/tasks/new-task";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { noteAskedAtom } from "./note-asked";

const written = ["note", "task"] as const;

type Props = {
  place: Place;
  /** With what it begins until somebody chooses. */
  first: (typeof written)[number];
};

/** Adds to the stream: a note or a task where it stands, a message, a call or a meeting in their form. */
export function Composer({ place, first }: Props) {
  const t = useTranslations("attached.composer");
  const mayWrite = useHasRole("recruiter");
  const [chosen, setKind] = useState<(typeof written)[number]>();
  const kind = chosen ?? first;
  const box = useAskedNote(() => setKind("note"));
  if (!mayWrite) return null;
  return (
    <div ref={box} className="grid gap-2.5">
      <div className="flex flex-wrap items-center gap-1.5">
        <SegmentedControl
          label={t("label")}
          choices={written.map((value) => ({ value, label: t(value) }))}
          value={kind}
          onValueChange={setKind}
        />
        <Letters place={place} />
      </div>
      {kind === "note" ? (
        <NewNote key={place.id} place={place} />
      ) : (
        <NewTask key={place.id} place={place} />
      )}
    </div>
  );
}

/** Begins a note where somebody asked for one, as `n` does. */
function useAskedNote(begin: () => void) {
  const place = useRef<HTMLDivElement>(null);
  const [isAsked, setAsked] = useAtom(noteAskedAtom);
  useEffect(() => {
    if (!isAsked) return;
    begin();
    setAsked(false);
    requestAnimationFrame(() => place.current?.querySelector("textarea")?.focus());
  }, [isAsked]);
  return place;
}

const icons = { email: Mail, phone: Phone, meeting: CalendarDays } as const;
const letters = ["email", "phone", "meeting"] as const;

function Letters({ place }: { place: Place }) {
  const t = useTranslations("attached.composer");
  const { type, write, close } = useWritingAddress();
  const kind = entityTypes.find((it) => it === place.kind);
  if (!kind) return null;
  return (
    <>
      {letters.map((one) => (
        <Button key={one} look="ghost" size="sm" icon={icons[one]} onClick={() => write(one)}>
          {t(one)}
        </Button>
      ))}
      <Suspense>
        {type && (
          <WriteDialog
            key={type}
            opening={{ type, about: { kind, id: place.id, name: "" } }}
            onClose={close}
          />
        )}
      </Suspense>
    </>
  );
}
