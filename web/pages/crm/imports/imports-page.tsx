import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams } from "react-router-dom";
import { useTranslations } from "use-intl";
import { PageHead } from "@/web/shared/page-head";
import { oneImport, takeFile } from "@/web/features/crm/imports/queries";
import { Read } from "@/web/features/records/core/read";
import { useErrorText } from "@/web/i18n/server-texts";
import { Button, buttonClass } from "@/web/ui/button";
import { DropZone } from "./drop-zone";
import { ImportWizard } from "./import-wizard";
import { Outcome } from "./outcome";
import { Recent } from "./recent";
import { useState } from "react";
import { Banner } from "@/web/ui/banner";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";

/** A file on its way to becoming candidates; `/candidates/import/:id` is one that has begun. */
export function ImportsPage() {
  const t = useTranslations("imports");
  const { id } = useParams();
  return (
    <div className="grid gap-5 p-4 pb-24 sm:p-6">
      <PageHead
        title={t("title")}
        action={
          <Link to="/candidates" className={buttonClass("ghost")}>
            {t("toCandidates")}
          </Link>
        }
      />
      {id ? <Opened key={id} id={id} /> : <Begin />}
    </div>
  );
}

/** A file is dropped, chosen or pasted; what it is read as shows next. */
function FileDrop() {
  const t = useTranslations("imports.file");
  const refusalOf = useErrorText();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [pasted, setPasted] = useState("");
  const taking = useMutation({
    mutationFn: takeFile,
    onSuccess: (row) => {
      queries.setQueryData(oneImport(row.id).queryKey, row);
      void navigate(`/candidates/import/${row.id}`);
    },
  });
  const paste = () => taking.mutate(new File([pasted], t("pastedName"), { type: "text/csv" }));
  return (
    <section aria-label={t("title")} className="grid gap-4">
      <DropZone take={taking.mutate} isBusy={taking.isPending} hint={t("hint")} />
      {taking.error && <Banner tone="bad">{refusalOf(taking.error)}</Banner>}
      <details className="rounded-lg border border-line bg-surface p-4">
        <summary className="min-h-[24px] cursor-pointer text-sm font-medium text-ink">
          {t("paste")}
        </summary>
        <div className="mt-3 grid gap-3">
          <Field label={t("pasteLabel")} hint={t("pasteHint")}>
            {(control) => (
              <Textarea
                {...control}
                value={pasted}
                onChange={(event) => setPasted(event.target.value)}
              />
            )}
          </Field>
          <Button className="w-fit" disabled={!pasted.trim()} onClick={paste}>
            {t("pasteGo")}
          </Button>
        </div>
      </details>
    </section>
  );
}

const Begin = () => (
  <div className="grid w-full max-w-4xl gap-6">
    <FileDrop />
    <Recent />
  </div>
);

function Opened({ id }: { id: string }) {
  const t = useTranslations("imports");
  return (
    <Read query={useQuery(oneImport(id))} words={{ loading: t("loading"), failed: t("failed") }}>
      {(row) => (row.state === "draft" ? <ImportWizard row={row} /> : <Outcome id={id} />)}
    </Read>
  );
}
