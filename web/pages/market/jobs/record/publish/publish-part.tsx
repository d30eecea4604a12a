import { queryOptions, useQuery } from "@tanstack/react-query";
import { EyeOff, Megaphone } from "lucide-react";
import { Suspense, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { api, ok } from "@/web/api";
import { lazyWithTexts } from "@/web/i18n/with-texts";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { publicationsKey } from "@/web/state/query-keys";
import { HeadButton } from "@/web/shared/record/panel/head-button";
import { Tag } from "@/web/ui/tag";
import { useWithdrawal } from "./use-publishing";

const PublishDialog = lazyWithTexts(["publishing"], async () => ({
  Component: (await import("./publish-dialog")).PublishDialog,
}));

type Props = { jobId: string };

/** What brings a job to the public, and takes it away again. */
export function PublishActions({ jobId }: Props) {
  const t = useTranslations("jobs.publish");
  const { data } = useQuery(publicationOf(jobId));
  const [isAsked, setAsked] = useState(false);
  const withdraw = useWithdrawal(jobId);
  const mayChange = useHasRole("recruiter");
  const isOpen = data?.publication?.state === "open";
  if (!mayChange) return null;
  return (
    <>
      <HeadButton
        icon={Megaphone}
        label={t(isOpen ? "edit" : "open")}
        onClick={() => setAsked(true)}
      />
      {isOpen && (
        <HeadButton
          icon={EyeOff}
          label={t("withdraw")}
          pending={withdraw.isPending}
          onClick={() => withdraw.mutate(jobId)}
        />
      )}
      {isAsked && data && (
        <Suspense>
          <PublishDialog {...{ jobId, ...data }} onClose={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Whether the public can apply for the job; nothing where nobody has published it. */
export function PublishState({ jobId }: Props) {
  const t = useTranslations("jobs.publish");
  const format = useFormatter();
  const { data } = useQuery(publicationOf(jobId));
  if (!data?.publication) return null;
  const { state, slug, closesAt } = data.publication;
  return (
    <>
      <Tag tone={state === "open" ? "ok" : "neutral"}>{t(`states.${state}`)}</Tag>
      {state === "open" && (
        <a
          href={`/careers/${slug}`}
          target="_blank"
          rel="noreferrer"
          className="text-primary-ink underline-offset-2 hover:underline"
        >
          {t("look")}
        </a>
      )}
      {state === "open" && closesAt && (
        <span className="text-ink-3">
          {t("until", { day: format.dateTime(new Date(closesAt), "day") })}
        </span>
      )}
    </>
  );
}

/** What the public reads of a job, and what a new page of it would begin with. */
const publicationOf = (jobId: string) =>
  queryOptions({
    queryKey: [...publicationsKey, jobId],
    queryFn: () => ok(api.jobs({ id: jobId }).publication.get()),
  });
