import { useQuery } from "@tanstack/react-query";
import { MailQuestionMark } from "lucide-react";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useListState } from "@/web/shared/list/use-list-state";
import { waitingApplicants } from "@/web/features/engagement/application-form/queries";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { Button } from "@/web/ui/button";

const WaitingDialog = lazy(() => import("./waiting-dialog"));
const keys = ["waiting"] as const;

/** How many sent the form and have not confirmed it, and the way to them (`?waiting=1`). */
export function WaitingApplicants() {
  const mayTakeUp = useHasRole("recruiter");
  return mayTakeUp && <Waiting />;
}

function Waiting() {
  const t = useTranslations("applications.waiting");
  const { values, change, clear } = useListState(keys);
  const { data = [] } = useQuery(waitingApplicants);
  const isOpen = values.waiting === "1";
  return (
    <>
      {data.length > 0 && (
        <Button icon={MailQuestionMark} onClick={() => change({ waiting: "1" })}>
          {t("open", { count: data.length })}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <WaitingDialog onClose={clear} />
        </Suspense>
      )}
    </>
  );
}
