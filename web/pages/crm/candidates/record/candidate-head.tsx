import { Trash2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl";
import type { CandidateRecord } from "@/modules/crm/candidates/model";
import { nextStatuses } from "@/modules/crm/candidates/rules";
import { ScheduleButton } from "@/web/features/engagement/interviews/schedule-button";
import { StatusTag } from "@/web/features/crm/candidates/status-tag";
import { PortraitMenu } from "@/web/features/records/files/portrait-menu";
import { RecordFace } from "@/web/features/records/files/record-face";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { AddToProject } from "@/web/features/staffing/projects/add-to-project";
import { RecordHeadWithActions } from "@/web/pages/records/record-head-with-actions";
import { useDate } from "@/web/shared/dates";
import { StatusMenu } from "@/web/shared/record/panel/status-menu";
import { Banner } from "@/web/ui/banner";
import { candidateKind } from "../kind";
import { CandidateStrip } from "./candidate-strip";
import { useCandidateMove } from "../candidate-move";

type Props = { candidate: CandidateRecord; isFull: boolean };

export function CandidateHead({ candidate, isFull }: Props) {
  const t = useTranslations("candidates");
  const tAll = useTranslations("records");
  const { id, headline, location, country, restrictedAt } = candidate;
  const name = candidateKind.nameOf(candidate);
  const mayEdit = useHasRole("recruiter") && restrictedAt === null;
  const Face = mayEdit ? PortraitMenu : RecordFace;
  const [isDeleting, setDeleting] = useState(false);
  const deletion = {
    label: t("deletion.action"),
    icon: Trash2,
    isDanger: true,
    onSelect: () => setDeleting(true),
  };
  return (
    <RecordHeadWithActions
      kind={candidateKind}
      record={candidate}
      title={name}
      face={<Face kind="candidate" id={id} name={name} size="md" />}
      facts={[headline, location ?? country]}
      isFull={isFull}
      phone={candidate.phone}
      isLocked={restrictedAt !== null}
      status={<CandidateStatus candidate={candidate} />}
      strip={<CandidateStrip candidate={candidate} />}
      form={(close) => (
        <Suspense>
          <CandidateDialog candidate={candidate} onClose={close} onSaved={close} />
        </Suspense>
      )}
      actions={
        <>
          <AddToProject candidateIds={[id]} isInHead />
          <ScheduleButton
            isInHead
            label={tAll("interview")}
            opening={{ candidate: { id, name } }}
          />
        </>
      }
      menuEntries={[deletion]}
    >
      {restrictedAt && <RestrictedNotice since={restrictedAt} />}
      {isDeleting && (
        <Suspense>
          <DeletionDialog id={id} name={name} onClose={() => setDeleting(false)} />
        </Suspense>
      )}
    </RecordHeadWithActions>
  );
}

/** The status; the blacklist asks why and until when. */
function CandidateStatus({ candidate }: { candidate: CandidateRecord }) {
  const t = useTranslations("candidates.statuses");
  const [isBanning, setBanning] = useState(false);
  const { mutate } = useCandidateMove(candidate);
  const { status, restrictedAt } = candidate;
  return (
    <>
      <StatusMenu
        status={status}
        tag={<StatusTag status={status} />}
        next={restrictedAt ? [] : nextStatuses[status]}
        labelOf={(one) => t(one)}
        onChoose={(chosen) =>
          chosen === "blacklisted" ? setBanning(true) : mutate({ status: chosen })
        }
      />
      <Suspense>
        {isBanning && <BlacklistDialog candidate={candidate} onClose={() => setBanning(false)} />}
      </Suspense>
    </>
  );
}

/** Nobody works with this record until the restriction is lifted, under Consent. */
function RestrictedNotice({ since }: { since: string }) {
  const t = useTranslations("candidates.record");
  const day = useDate();
  return <Banner tone="warn">{t("restricted", { day: day(since) })}</Banner>;
}

const CandidateDialog = lazy(() => import("../form/candidate-dialog"));
/** Specification §2: deleting a candidate is a request under the law, which is looked into before anything is gone. */
const DeletionDialog = lazy(() => import("./deletion-dialog"));
const BlacklistDialog = lazy(async () => ({
  default: (await import("./blacklist-dialog")).BlacklistDialog,
}));
