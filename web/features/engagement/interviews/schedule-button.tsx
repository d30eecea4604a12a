import { CalendarPlus } from "lucide-react";
import { type ComponentProps, Suspense, useState } from "react";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useKeys } from "@/web/state/keys";
import { Button } from "@/web/ui/button";
import type { Opening } from "./schedule/draft";

export const LateScheduleDialog = lazyWithTexts(
  ["crm", "deployments"],
  () => import("./schedule/schedule-dialog"),
);

type Props = Pick<ComponentProps<typeof Button>, "look" | "size"> & {
  label: string;
  opening: Opening;
  /** Whether it stands in the head of a record. */
  isInHead?: boolean;
};

/** Opens the form for a new interview, with what is known where it stands; `i` does the same. */
export function ScheduleButton({ label, opening, isInHead, ...button }: Props) {
  const maySchedule = useHasRole("recruiter");
  const [isOpen, setOpen] = useState(false);
  const open = () => setOpen(true);
  useKeys("page", maySchedule ? { i: open } : {});
  if (!maySchedule) return null;
  return (
    <>
      {isInHead ? (
        <HeadButton icon={CalendarPlus} label={label} shortcut="i" onClick={open} />
      ) : (
        <Button {...button} icon={CalendarPlus} aria-keyshortcuts="i" onClick={open}>
          {label}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <LateScheduleDialog opening={opening} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
