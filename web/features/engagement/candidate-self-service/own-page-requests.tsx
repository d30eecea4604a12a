import { useTranslations } from "use-intl";
import { useDate } from "@/web/shared/dates";
import { Button } from "@/web/ui/button";
import { type OwnPage, useOwnPage } from "./use-own-page";

type Props = { requests: OwnPage["requests"]; candidateId: string };

/** What they asked on their page, until somebody has seen to it. */
export function OwnPageRequests({ requests, candidateId }: Props) {
  const t = useTranslations("papers.ownPage");
  if (requests.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h4 className="text-sm font-medium text-ink">{t("requests")}</h4>
      <ul className="grid gap-2">
        {requests.map((request) => (
          <RequestItem key={request.id} request={request} candidateId={candidateId} />
        ))}
      </ul>
    </section>
  );
}

type ItemProps = { request: OwnPage["requests"][number]; candidateId: string };

function RequestItem({ request, candidateId }: ItemProps) {
  const { id, kind, words, at, settledAt, settledBy } = request;
  const t = useTranslations("papers.ownPage");
  const day = useDate();
  const { settle } = useOwnPage(candidateId);
  const name = t(`kinds.${kind}`);
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-raised px-3 py-2.5 text-sm">
      <span className="font-medium text-ink">{name}</span>
      {words && <p className="whitespace-pre-line text-ink">{words}</p>}
      <span className="text-xs text-ink-3">
        {settledAt
          ? t("settled", { day: day(settledAt), name: settledBy ?? "" })
          : t("askedOn", { day: day(at) })}
      </span>
      {!settledAt && (
        <Button
          size="sm"
          className="justify-self-start"
          aria-label={t("settleOf", { kind: name })}
          pending={settle.isPending}
          onClick={() => settle.mutate(id)}
        >
          {t("settle")}
        </Button>
      )}
    </li>
  );
}
