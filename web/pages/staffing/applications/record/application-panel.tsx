import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useTranslations, useFormatter } from "use-intl";
import type { Application, ApplicationRecord } from "@/modules/staffing/applications/model";
import { useLighting } from "@/web/features/market/jobs/use-lighting";
import { CandidateRequests } from "@/web/features/engagement/candidate-self-service";
import { When } from "@/web/features/records/core/when";
import { applicationRecord, applicationSteps } from "@/web/features/staffing/applications/queries";
import { MatchAsks } from "@/web/features/staffing/matching/match/match-asks";
import { MatchParts } from "@/web/features/staffing/matching/match/match-parts";
import { pairMatch } from "@/web/features/staffing/matching/queries";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { RecordView } from "@/web/shared/record/panel/record-view";
import { SectionTitle } from "@/web/ui/section-title";
import { ApplicationCv } from "./application-cv";
import { ApplicationHead } from "./application-head";
import { MailText } from "@/web/shared/mail-text";
import { Facts } from "@/web/shared/record/panel/facts";

/** What the candidate said when applying, and how to reach them. */
function ApplicationWords({ application }: { application: ApplicationRecord }) {
  const t = useTranslations("applications");
  const format = useFormatter();
  const { appliedAt, availableDate, relocate, coverLetter, answers } = application;
  const { email, phone, origin, addedBy } = application;
  const from =
    availableDate && format.dateTime(new Date(availableDate), "day", { timeZone: "UTC" });
  return (
    <>
      {appliedAt && (
        <>
          <Facts
            title={t("record.said")}
            rows={[
              [t("record.expectedSalary"), application.expectedSalary],
              [t("record.availableDate"), from],
              [t("record.relocate"), relocate && t(`record.relocations.${relocate}`)],
            ]}
          />
          <section className="grid gap-2">
            <SectionTitle>{t("record.coverLetter")}</SectionTitle>
            <p className="text-sm break-words whitespace-pre-wrap text-ink-2">
              {coverLetter ?? t("record.noLetter")}
            </p>
          </section>
        </>
      )}
      {answers.length > 0 && (
        <Facts
          title={t("record.answers")}
          rows={answers.map(({ question, answer }) => [question, answer])}
        />
      )}
      <Facts
        title={t("record.reach")}
        rows={[
          [t("record.email"), email && <MailText address={email} />],
          [t("record.phone"), phone],
          [
            t("record.origin"),
            addedBy ? t("record.by", { name: addedBy }) : t(`origins.${origin}`),
          ],
        ]}
      />
    </>
  );
}

const KnownAlready = lazyWithTexts(["merging", "records"], async () => ({
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
    <RecordView key={id} {...{ kind, id, words, onClose }} rows={numbered}>
      {(application, isFull) => (
        <>
          <ApplicationHead application={application} isFull={isFull} />
          <div className="grid gap-6 p-4">
            <Suspense>
              <KnownAlready candidateId={application.candidateId} />
            </Suspense>
            <CandidateRequests candidateId={application.candidateId} aboutId={application.id} />
            <ApplicationWords application={application} />
            <ApplicationCv id={application.id} candidateId={application.candidateId} />
            <ApplicationMatch application={application} />
            <ApplicationSteps id={application.id} />
          </div>
        </>
      )}
    </RecordView>
  );
}

/** How well the candidate fits the job they applied for, part by part, as both are known now. */
function ApplicationMatch({ application }: { application: Application }) {
  const t = useTranslations("applications.columns");
  const lighting = useLighting();
  const { data: match } = useQuery(pairMatch(application));
  if (!match) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("match")}</SectionTitle>
      <MatchParts match={match} lighting={lighting} />
      <MatchAsks unknown={match.unknown} />
    </section>
  );
}

/** Every status it has had, since when, by whom and why; the newest first. */
function ApplicationSteps({ id }: { id: string }) {
  const t = useTranslations("applications.record");
  const tStatus = useTranslations("records.applicationStatuses");
  const { data = [] } = useQuery(applicationSteps(id));
  if (data.length === 0) return null;
  return (
    <section className="grid gap-2">
      <SectionTitle>{t("steps")}</SectionTitle>
      <ol className="grid gap-2 border-l border-line pl-3">
        {data.toReversed().map(({ at, from, to, by, reason }) => (
          <li key={at + to} className="grid gap-0.5 text-sm text-ink">
            <span>
              {from
                ? t("step", { from: tStatus(from), to: tStatus(to) })
                : t("begun", { to: tStatus(to) })}
            </span>
            <span className="flex flex-wrap items-center gap-x-2 text-xs text-ink-3">
              {by} <When iso={at} />
            </span>
            {reason && <span className="break-words text-ink-2">{reason}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
