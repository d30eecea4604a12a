import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useLocation, useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import type { ListKind } from "@/modules/engagement/list-imports/rules";
import { oneList, recentLists, takeList } from "@/web/features/engagement/list-imports/queries";
import { Read } from "@/web/features/records/core/read";
import { useErrorText } from "@/web/i18n/server-texts";
import { DropZone } from "@/web/pages/crm/imports/drop-zone";
import { PageHead } from "@/web/shared/page-head";
import { Banner } from "@/web/ui/banner";
import { buttonClass } from "@/web/ui/button";
import { Card } from "@/web/ui/card";
import { Tag } from "@/web/ui/tag";
import { ListOutcome, toneOf } from "./list-outcome";
import { ListWizard } from "./list-wizard";

/** A list on its way to becoming clients or jobs: `/clients/import`, `/jobs/import/:id`. */
export function ListImportsPage() {
  const t = useTranslations("listImports");
  const { id } = useParams();
  const kind: ListKind = useLocation().pathname.startsWith("/jobs") ? "jobs" : "clients";
  return (
    <div className="grid gap-5 p-4 pb-24 sm:p-6">
      <PageHead
        title={t(`title.${kind}`)}
        action={
          <Link to={`/${kind}`} className={buttonClass("ghost")}>
            {t(`back.${kind}`)}
          </Link>
        }
      />
      {id ? <Opened key={id} id={id} /> : <Begin kind={kind} />}
    </div>
  );
}

/** A file is dropped or chosen; what it is read as shows next. */
function Begin({ kind }: { kind: ListKind }) {
  const t = useTranslations("listImports");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const taking = useMutation({
    mutationFn: (file: File) => takeList(kind, file),
    onSuccess: (row) => {
      queries.setQueryData(oneList(row.id).queryKey, row);
      void navigate(`/${kind}/import/${row.id}`);
    },
  });
  return (
    <div className="mx-auto grid w-full max-w-4xl gap-6">
      <DropZone take={taking.mutate} isBusy={taking.isPending} hint={t("hint")} />
      {taking.error && <Banner tone="bad">{refusalOf(taking.error)}</Banner>}
      <Recent kind={kind} />
    </div>
  );
}

function Recent({ kind }: { kind: ListKind }) {
  const t = useTranslations("listImports");
  const { data: rows = [] } = useQuery(recentLists(kind));
  if (rows.length === 0) return null;
  return (
    <Card title={t("recent")}>
      <ul className="grid gap-1">
        {rows.map(({ id, name, state, total }) => (
          <li key={id} className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <Link
              to={`/${kind}/import/${id}`}
              className="inline-flex min-h-[28px] items-center text-sm font-medium text-primary-ink hover:underline"
            >
              {name}
            </Link>
            <Tag tone={toneOf[state]}>{t(`states.${state}`)}</Tag>
            <span className="num text-xs text-ink-2">{t("rows", { count: total })}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Opened({ id }: { id: string }) {
  const t = useTranslations("listImports");
  return (
    <Read query={useQuery(oneList(id))} words={{ loading: t("loading"), failed: t("failed") }}>
      {(row) => (row.state === "draft" ? <ListWizard row={row} /> : <ListOutcome row={row} />)}
    </Read>
  );
}
