import { useTranslations } from "use-intl";
import type { CountryRule } from "@/modules/staffing/country-rules/model";
import { RuleSource } from "@/web/features/staffing/country-rules/rule-source";
import { useRuleName } from "@/web/features/staffing/country-rules/rule-name";
import { useHasRole } from "@/web/shared/hooks/use-has-role";
import { useDate } from "@/web/shared/dates";
import { Tag } from "@/web/ui/tag";
import { useNumbers } from "./use-numbers";
import { lazy, Suspense, useState } from "react";
import { api, ok } from "@/web/api";
import { useUndoableMutation } from "@/web/features/records/core/use-undoable-mutation";
import { rulesKey } from "@/web/features/staffing/country-rules/queries";
import { deploymentsKey } from "@/web/state/query-keys";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { Pencil } from "lucide-react";

const OverrideDialog = lazy(() => import("./override-dialog"));

type OverrideDialogProps = { rule: CountryRule; name: string };

/** What an administrator may do with a rule that has numbers. */
function RuleActions({ rule, name }: OverrideDialogProps) {
  const t = useTranslations("compliance.rules");
  const [isOpen, setOpen] = useState(false);
  const restore = useUndoableMutation({
    run: () => ok(api.compliance.rules({ id: rule.id }).override.delete()),
    success: () => t("restored", { rule: name }),
    failure: t("restoreFailed"),
    keys: [rulesKey, deploymentsKey],
  });
  if (Object.keys(rule.given).length === 0) return null;
  return (
    <div className="flex flex-wrap gap-1">
      {rule.override && (
        <Button
          size="sm"
          look="ghost"
          aria-label={`${t("restore")}: ${name}`}
          pending={restore.isPending}
          onClick={() => restore.mutate(undefined)}
        >
          {t("restore")}
        </Button>
      )}
      <IconButton
        icon={Pencil}
        size="sm"
        label={`${t("override")}: ${name}`}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <OverrideDialog rule={rule} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

/** One rule: since when, its numbers, what it asks, and the agency's own way where it goes one. */
export function RuleItem({ rule }: { rule: CountryRule }) {
  const t = useTranslations("compliance.rules");
  const nameOf = useRuleName();
  const isAdmin = useHasRole("admin");
  const name = nameOf(rule.id);
  return (
    <li aria-label={name} className="grid gap-x-6 gap-y-2 py-4 first:pt-0 last:pb-0 lg:grid-cols-2">
      <div className="grid min-w-0 content-start gap-1.5">
        <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <h3 className="min-w-0 text-sm font-semibold break-words text-ink">{name}</h3>
          <Standing rule={rule} />
        </div>
        <p className="text-xs text-ink-2">{t(`bases.${rule.basis}`)}</p>
        <RuleSource {...rule} />
        <Override rule={rule} />
      </div>
      <div className="flex min-w-0 items-start gap-2">
        <div className="grid min-w-0 flex-1 content-start gap-2">
          <Numbers rule={rule} />
          <Duties rule={rule} />
        </div>
        {isAdmin && <RuleActions rule={rule} name={name} />}
      </div>
    </li>
  );
}

type Props = { rule: CountryRule };

function Standing({ rule }: Props) {
  const t = useTranslations("compliance.rules");
  const day = useDate();
  return (
    <span className="flex flex-wrap gap-1.5">
      {rule.isInForce ? (
        <Tag tone="ok">{t("inForce")}</Tag>
      ) : (
        <Tag tone="primary">{t("coming", { date: day(rule.validFrom) })}</Tag>
      )}
      {rule.override && <Tag tone="warn">{t("own")}</Tag>}
      {rule.isReviewDue && <Tag tone="warn">{t("reviewDue")}</Tag>}
    </span>
  );
}

function Numbers({ rule }: Props) {
  const t = useTranslations("compliance.rules");
  const numbers = useNumbers(rule);
  if (numbers.length === 0) return null;
  return (
    <dl className="grid gap-1 text-sm">
      {numbers.map(({ name, label, value, given }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-3">
          <dt className="text-ink-2">{label}</dt>
          <dd className="num text-ink">
            {value}
            {given !== value && (
              <span className="ml-2 text-xs text-ink-3">{t("given", { value: given })}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Duties({ rule: { duties, portal } }: Props) {
  const t = useTranslations("compliance");
  if (duties.length === 0) return null;
  return (
    <div className="grid gap-1 text-sm">
      <p className="text-ink-2">{t("rules.duties")}</p>
      <ul className="list-inside list-disc text-ink">
        {duties.map(({ id }) => (
          <li key={id}>{t(`dossier.duties.${id}`)}</li>
        ))}
      </ul>
      {portal && (
        <a
          href={portal}
          target="_blank"
          rel="noopener noreferrer"
          className="inline-flex min-h-[24px] items-center justify-self-start text-primary-ink underline underline-offset-2"
        >
          {t("rules.portal")}
        </a>
      )}
    </div>
  );
}

function Override({ rule: { override } }: Props) {
  const t = useTranslations("compliance.rules");
  const day = useDate();
  if (!override) return null;
  const { by, at, reason } = override;
  return (
    <p className="border-l-2 border-warn-led pl-2 text-xs text-ink-2">
      {t("because", { name: by, date: day(at), reason })}
    </p>
  );
}
