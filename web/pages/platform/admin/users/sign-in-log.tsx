import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import type { Person } from "@/modules/platform/accounts/invitations/model";
import type { SignInRecord } from "@/modules/platform/accounts/model";
import { api, ok } from "@/web/api";
import { Read } from "@/web/features/records/core/read";
import { When } from "@/web/features/records/core/when";
import { SelectField } from "@/web/shared/forms/select-field";
import { usersKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { noneOr } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";

const perPage = 20;

/** Who came and who tried to, so that a stranger's attempts are seen. */
export function SignInLog({ people }: { people: Person[] }) {
  const t = useTranslations("accounts.log");
  const [userId, choose] = useState("");
  const query = useInfiniteQuery({
    queryKey: [...usersKey, "sign-ins", userId],
    queryFn: ({ pageParam }) =>
      ok(
        api.users["sign-ins"].get({
          query: { limit: perPage, ...pageParam, ...(userId && { userId }) },
        }),
      ),
    initialPageParam: {} as { before?: number },
    getNextPageParam: (page) =>
      page.length === perPage ? { before: page.at(-1)?.id ?? 0 } : undefined,
    staleTime: 0,
  });
  const options = people.map(({ id, firstName, lastName }) => ({
    value: id,
    label: `${firstName} ${lastName}`,
  }));
  const pages = { ...query, data: query.data?.pages.flat() };
  return (
    <Card title={t("title")}>
      <div className="grid gap-3">
        <p className="text-sm text-ink-2">{t("text")}</p>
        <SelectField
          label={t("of")}
          options={noneOr(t("everybody"), options)}
          value={userId}
          onValueChange={choose}
        />
        <Read query={pages} words={{ loading: t("loading"), failed: t("failed") }}>
          {(records) => <Lines records={records} />}
        </Read>
        {query.hasNextPage && (
          <Button pending={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {t("more")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function Lines({ records }: { records: SignInRecord[] }) {
  const t = useTranslations("accounts.log");
  if (records.length === 0) return <p className="text-sm text-ink-2">{t("empty")}</p>;
  return (
    <ul aria-label={t("title")} className="divide-y divide-line">
      {records.map((record) => (
        <Line key={record.id} record={record} />
      ))}
    </ul>
  );
}

function Line({ record: { at, name, outcome, network, device } }: { record: SignInRecord }) {
  const t = useTranslations("accounts.log");
  const isIn = outcome === "signed_in" || outcome === "confirmed";
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap items-center gap-2 text-sm text-ink">
        <span className="font-medium">{name ?? t("unknown")}</span>
        <Tag tone={isIn ? "ok" : "warn"}>{t(`outcomes.${outcome}`)}</Tag>
      </p>
      <p className="flex flex-wrap gap-x-2 text-xs text-ink-2">
        <When iso={at} />
        {network && (
          <span>{device ? t("where", { device, network }) : t("whereOnly", { network })}</span>
        )}
      </p>
    </li>
  );
}
