import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl";
import {
  agentScopes,
  type Area,
  areas,
  type Level,
  levels,
  lifetimes,
  longestName,
  personalAreas,
  readingScopes,
  readOnlyAreas,
  type Scopes,
  usualLifetime,
} from "@/modules/platform/api-tokens/rules";
import { api, isApiError, ok } from "@/web/api";
import { FormDialog } from "@/web/shared/forms/form-dialog";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { tokensKey } from "@/web/state/query-keys";
import { SegmentedControl } from "@/web/ui/segmented-control";
import { Select } from "@/web/ui/select";
import { Tag } from "@/web/ui/tag";
import { Secret } from "./secret";

const kinds = { agent: agentScopes, reading: readingScopes, chosen: null } as const;
type Kind = keyof typeof kinds;

/** A new token: what it is for, what it reaches and how long; then the token itself, once. */
export function NewTokenDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("house.tokens");
  const [name, setName] = useState("");
  const [kind, setKind] = useState<Kind>("agent");
  const [own, setOwn] = useState<Scopes>({});
  const [days, setDays] = useState(String(usualLifetime));
  const create = useCreating();
  const scopes = kinds[kind] ?? own;
  const lifetime = lifetimes.find((it) => String(it) === days) ?? usualLifetime;
  const fields = isApiError(create.error) ? create.error.refusal.fields : undefined;
  return (
    <FormDialog
      title={t("newTitle")}
      description={t("newText")}
      size="lg"
      submit={{ children: t("create"), pending: create.isPending }}
      error={create.error}
      instead={
        create.data && <Secret secret={create.data.secret} text={t("once")} onClose={onClose} />
      }
      action={() => create.mutate({ name, scopes, days: lifetime })}
      onClose={onClose}
    >
      <TextField
        label={t("name")}
        hint={t("nameHint")}
        required
        maxLength={longestName}
        value={name}
        error={fields?.["name"]}
        onChange={(event) => setName(event.target.value)}
      />
      <div className="grid gap-1.5">
        <p className="text-sm font-medium text-ink">{t("reach")}</p>
        <SegmentedControl
          label={t("reach")}
          choices={(Object.keys(kinds) as Kind[]).map((value) => ({
            value,
            label: t(`kinds.${value}`),
          }))}
          value={kind}
          onValueChange={setKind}
        />
        <p className="text-xs text-ink-2">{t(`kindTexts.${kind}`)}</p>
      </div>
      {kind === "chosen" && <ScopeFields scopes={own} onChange={setOwn} />}
      <SelectField
        label={t("lifetime")}
        options={lifetimes.map((n) => ({ value: String(n), label: t("days", { count: n }) }))}
        value={days}
        onValueChange={setDays}
      />
    </FormDialog>
  );
}

type Wanted = { name: string; scopes: Scopes; days: (typeof lifetimes)[number] };

function useCreating() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (token: Wanted) => ok(api.tokens.post(token)),
    onSuccess: () => queries.invalidateQueries({ queryKey: tokensKey }),
  });
}

type Props = { scopes: Scopes; onChange: (scopes: Scopes) => void };

/** What a token reaches, a part of the product each. */
function ScopeFields({ scopes, onChange }: Props) {
  const t = useTranslations("house.tokens");
  function set(area: Area, level: Level | "none") {
    const { [area]: _, ...others } = scopes;
    onChange(level === "none" ? others : { ...others, [area]: level });
  }
  return (
    <fieldset className="grid gap-1.5">
      <legend className="mb-1.5 text-sm font-medium text-ink">{t("parts")}</legend>
      {areas.map((area) => (
        <div key={area} className="flex items-center justify-between gap-3 text-sm">
          <span className="flex flex-wrap items-center gap-2">
            {t(`areas.${area}`)}
            {personalAreas.includes(area) && <Tag hasLed={false}>{t("personal")}</Tag>}
          </span>
          <Select
            className="w-44 shrink-0"
            aria-label={t("levelOf", { area: t(`areas.${area}`) })}
            options={choicesFor(area).map((value) => ({ value, label: t(`levels.${value}`) }))}
            value={scopes[area] ?? "none"}
            onValueChange={(level) => set(area, level)}
          />
        </div>
      ))}
    </fieldset>
  );
}

const choicesFor = (area: Area): (Level | "none")[] => [
  "none",
  ...levels.filter((level) => level === "read" || !readOnlyAreas.includes(area)),
];
