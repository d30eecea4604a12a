import { useQuery } from "@tanstack/react-query";
import { PencilLine, Plus, Trash2, Upload } from "lucide-react";
import { lazy, Suspense, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import type { ClientRecord } from "@/modules/crm/clients/model";
import type { PayTerms } from "@/modules/staffing/rates/equal-pay/model";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { Read } from "@/web/features/records/core/read";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { rateCardsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { SectionTitle } from "@/web/ui/section-title";
import { useDay } from "../cards/use-rule-words";
import { payTermsOf } from "./queries";

const TermsDialog = lazy(() => import("./terms-dialog"));

type Props = { client: Pick<ClientRecord, "id" | "name" | "sites"> };

/** What a client pays its own people, by scale and datacenter. */
export function PayTermsSection({ client }: Props) {
  const t = useTranslations("rateCards.equalPay");
  const mayEdit = useHasRole("recruiter");
  const [edited, edit] = useState<PayTerms | "new" | null>(null);
  const query = useQuery(payTermsOf(client.id));
  return (
    <section className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <SectionTitle>{t("title")}</SectionTitle>
        {mayEdit && (
          <div className="flex gap-2">
            <ImportButton clientId={client.id} />
            <Button size="sm" icon={Plus} onClick={() => edit("new")}>
              {t("add")}
            </Button>
          </div>
        )}
      </div>
      <Read query={query} words={{ loading: t("loading"), failed: t("loadFailed") }}>
        {(terms) =>
          terms.length > 0 ? (
            <ul className="grid gap-2">
              {terms.map((it) => (
                <TermsItem
                  key={it.id}
                  terms={it}
                  client={client}
                  onEdit={mayEdit ? edit : undefined}
                />
              ))}
            </ul>
          ) : (
            <p className="text-sm text-ink-3">{t("none")}</p>
          )
        }
      </Read>
      {edited && (
        <Suspense>
          <TermsDialog
            client={client}
            terms={edited === "new" ? undefined : edited}
            onClose={() => edit(null)}
          />
        </Suspense>
      )}
    </section>
  );
}

type ItemProps = Props & { terms: PayTerms; onEdit: ((terms: PayTerms) => void) | undefined };

function TermsItem({ terms, client, onEdit }: ItemProps) {
  const t = useTranslations("rateCards");
  const format = useFormatter();
  const day = useDay();
  const { id, scale, siteId, hourCents, currency, surcharges, clause, others } = terms;
  const site = client.sites.find((it) => it.id === siteId)?.name ?? t("equalPay.allSites");
  const hour = format.number(hourCents / 100, { style: "currency", currency });
  const { version, validFrom, validTo } = terms;
  const removing = useUndoableMutation<void, unknown>({
    run: () => ok(api["pay-terms"]({ id }).delete(undefined, { query: { version } })),
    success: () => t("equalPay.removed"),
    failure: t("equalPay.failed"),
    keys: [rateCardsKey],
    undo: () => ok(api.clients({ id: client.id })["pay-terms"].post(terms)),
  });
  const from = day(validFrom);
  return (
    <li className="grid gap-1 rounded-lg border border-line bg-raised p-3 text-sm text-ink">
      <div className="flex flex-wrap items-center gap-2">
        <p className="mr-auto font-medium">{t("equalPay.item", { scale, site, hour })}</p>
        {onEdit && (
          <>
            <IconButton
              icon={PencilLine}
              label={t("equalPay.editOf", { scale })}
              onClick={() => onEdit(terms)}
            />
            <IconButton
              icon={Trash2}
              label={t("equalPay.removeOf", { scale })}
              onClick={() => removing.mutate()}
            />
          </>
        )}
      </div>
      <p className="text-xs text-ink-2">
        {[
          validTo ? t("period", { from, until: day(validTo) }) : t("openEnd", { from }),
          clause,
          ...surcharges.map(({ hourType, percent }) =>
            t("equalPay.surcharge", { type: t(`hourTypes.${hourType}`), percent: percent / 100 }),
          ),
          ...others.map(({ name }) => name),
        ].join(" · ")}
      </p>
    </li>
  );
}

/** A message of the open Dutch standard, as the client's portal saves it. */
function ImportButton({ clientId }: { clientId: string }) {
  const t = useTranslations("rateCards.equalPay");
  const input = useRef<HTMLInputElement>(null);
  const importing = useUndoableMutation({
    run: async (file: File) => {
      const message = await file.text().then(messageIn);
      return ok(api.clients({ id: clientId })["pay-terms"].imports.post({ siteId: null, message }));
    },
    success: () => t("imported"),
    failure: t("importFailed"),
    keys: [rateCardsKey],
  });
  return (
    <>
      <Button size="sm" icon={Upload} onClick={() => input.current?.click()}>
        {t("import")}
      </Button>
      <input
        ref={input}
        type="file"
        accept="application/json,.json"
        aria-label={t("import")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          if (file) importing.mutate(file);
          event.target.value = "";
        }}
      />
    </>
  );
}

/** What is no message is refused by the server, in its own words. */
function messageIn(text: string): Record<string, unknown> {
  try {
    const message: unknown = JSON.parse(text);
    return message && typeof message === "object" ? { ...message } : {};
  } catch {
    return {};
  }
}
