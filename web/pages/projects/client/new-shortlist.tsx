import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { ProjectRecord } from "@/modules/projects/model";
import { longestDays, usualDays } from "@/modules/shortlists/rules";
import type { LedgerLine } from "@/modules/submissions/model";
import { locales } from "@/modules/users/rules";
import { api, ok } from "@/web/api";
import { SelectField } from "@/web/components/select-field";
import { TextField } from "@/web/components/text-field";
import { useRefusal } from "@/web/components/spoken";
import { projectsKey } from "@/web/state/query-keys";
import { Banner } from "@/web/ui/banner";
import { Button } from "@/web/ui/button";
import { CheckboxGroup } from "@/web/ui/checkbox";
import { Dialog } from "@/web/ui/dialog";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { MadeLink } from "./made-link";

type Props = { project: ProjectRecord; ledger: readonly LedgerLine[]; onClose: () => void };

/** Chooses who stands on the page, and makes its link. */
export function NewShortlist({ project, ledger, onClose }: Props) {
  const t = useTranslations("projectWork");
  const tAll = useTranslations("common.actions");
  const refusalOf = useRefusal();
  const queries = useQueryClient();
  const form = useId();
  const people = presentedIn(ledger);
  const [who, setWho] = useState<string[]>(() => people.map(({ value }) => value));
  const [page, setPage] = useState<"named" | "anonymous">("named");
  const own = useLocale();
  const [locale, setLocale] = useState(() => locales.find((it) => own.startsWith(it)) ?? "en");
  const [days, setDays] = useState(String(usualDays));
  const [message, setMessage] = useState("");
  const share = useMutation({
    mutationFn: () =>
      ok(
        api.projects({ id: project.id }).shortlists.post({
          candidateIds: who,
          isNamed: page === "named",
          locale,
          days: Number(days),
          message,
        }),
      ),
    onSuccess: () => queries.invalidateQueries({ queryKey: projectsKey }),
  });
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t("shortlist.add")}
      description={t("shortlist.text")}
      closeLabel={tAll("close")}
      footer={
        !share.data &&
        people.length > 0 && (
          <Button
            look="primary"
            type="submit"
            form={form}
            disabled={who.length === 0}
            pending={share.isPending}
          >
            {t("shortlist.make")}
          </Button>
        )
      }
    >
      {share.data && <MadeLink path={share.data.path} />}
      {people.length === 0 && <p className="text-sm text-ink-2">{t("shortlist.nobody")}</p>}
      {!share.data && people.length > 0 && (
        <form id={form} action={() => share.mutate()} className="grid gap-4">
          {share.error && <Banner tone="bad">{refusalOf(share.error)}</Banner>}
          <CheckboxGroup
            legend={t("shortlist.who")}
            options={people}
            value={who}
            onValueChange={setWho}
          />
          <SelectField
            label={t("submission.page")}
            options={[
              { value: "named", label: t("submission.named") },
              { value: "anonymous", label: t("submission.anonymous") },
            ]}
            value={page}
            onValueChange={setPage}
          />
          <div className="grid grid-cols-2 gap-4">
            <SelectField
              label={t("shortlist.language")}
              options={locales.map((value) => ({ value, label: t(`shortlist.locales.${value}`) }))}
              value={locale}
              onValueChange={setLocale}
            />
            <TextField
              label={t("shortlist.days")}
              type="number"
              min={1}
              max={longestDays}
              required
              value={days}
              onChange={(event) => setDays(event.target.value)}
            />
          </div>
          <Field label={t("shortlist.message")}>
            {(control) => (
              <Textarea
                {...control}
                maxLength={1000}
                value={message}
                onChange={(event) => setMessage(event.target.value)}
              />
            )}
          </Field>
        </form>
      )}
    </Dialog>
  );
}

/** Each who was presented and not taken back, once. */
function presentedIn(ledger: readonly LedgerLine[]) {
  const people = new Map<string, string>();
  for (const { event, isWithdrawn, candidateId, candidateName } of ledger) {
    if (event === "submitted" && !isWithdrawn && candidateId && candidateName)
      people.set(candidateId, candidateName);
  }
  return [...people].map(([value, label]) => ({ value, label }));
}
