import { Suspense } from "react";
import { useTranslations } from "use-intl";
import type { Application } from "@/modules/staffing/applications/model";
import { AskedHere } from "@/web/features/public/candidate-self-service";
import { applicationRecord } from "@/web/features/staffing/applications/queries";
import { RecordShown } from "@/web/shared/record/record-shown";
import { lazySpeaking } from "@/web/i18n/with-texts";
import { ApplicationCv } from "./application-cv";
import { ApplicationHead } from "./application-head";
import { ApplicationSteps } from "./application-steps";
import { ApplicationWords } from "./application-words";

const KnownAlready = lazySpeaking(["merging", "records"], async () => ({
  Component: (await import("./known-already")).KnownAlready,
}));

const kind = {
  path: "/applications",
  record: applicationRecord,
  nameOf: ({ candidateName }: { candidateName: string }) => candidateName,
};

type Props = { id: string; rows: readonly Application[]; onClose: () => void };

/** One application beside the list it was found in. */
export default function ApplicationPanel({ id, rows, onClose }: Props) {
  const t = useTranslations("applications.record");
  const numbered = rows.map((row) => ({ ...row, number: row.candidateNumber }));
  const words = { loading: t("loading"), failed: t("failed") };
  return (
    <RecordShown key={id} {...{ kind, id, words, onClose }} rows={numbered}>
      {(application, isFull) => (
        <>
          <ApplicationHead application={application} isFull={isFull} />
          <div className="grid gap-6 p-4">
            <Suspense>
              <KnownAlready candidateId={application.candidateId} />
            </Suspense>
            <AskedHere candidateId={application.candidateId} aboutId={application.id} />
            <ApplicationWords application={application} />
            <ApplicationCv candidateId={application.candidateId} />
            <ApplicationSteps id={application.id} />
          </div>
        </>
      )}
    </RecordShown>
  );
}
