import { type ReactNode, Suspense, useState } from "react";
import type { Interview } from "@/modules/engagement/interviews/model";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useInterviewActions } from "./use-interview-actions";

export type InterviewAction = "reschedule" | "edit" | "cancel" | "complete" | "scorecard";
export type Asked = { it: Interview; what: InterviewAction };
export type Ask = (asked: Asked) => void;

const Dialogs = lazyWithTexts(["crm"], () => import("./item/dialogs"));

/** What was asked of an interview: some of it at once, the rest in a dialog. */
export function useInterviewDialogs(): { ask: Ask; dialog: ReactNode } {
  const [asked, setAsked] = useState<Asked | null>(null);
  const { complete } = useInterviewActions();
  const ask: Ask = ({ it, what }) =>
    what === "complete"
      ? complete.mutate(it, { onSuccess: (done) => setAsked({ it: done, what: "scorecard" }) })
      : setAsked({ it, what });
  const dialog = asked && (
    <Suspense>
      <Dialogs asked={asked} onClose={() => setAsked(null)} />
    </Suspense>
  );
  return { ask, dialog };
}
