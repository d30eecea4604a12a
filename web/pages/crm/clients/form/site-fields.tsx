import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "use-intl";
import { useEuropeChoices } from "@/web/shared/country-name";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Button } from "@/web/ui/button";
import { IconButton } from "@/web/ui/icon-button";
import { noneOr } from "@/web/ui/select";
import { blankSite, type ClientForm, type SiteForm, type TextName } from "./values";
import type { NewClient } from "@/modules/crm/clients/model";
import { recordForm } from "@/web/shared/record/form/record-form";

/** The form of a client and its fields, by their names. */
export const { FormContext, useForm, useValue, useFieldError, useTyped, Text, Choice } = recordForm<
  ClientForm,
  NewClient,
  TextName
>(function useLabel() {
  return useTranslations("clients.fields");
});

/** The datacenters, each with its place; a place on earth only where somebody knows it. */
export function SiteFields() {
  const t = useTranslations("clients.site");
  const { value: sites, onChange } = useValue("sites");
  return (
    <div className="grid gap-3">
      <ul className="grid gap-3 empty:hidden">
        {sites.map((site, at) => (
          <li
            key={at}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2 rounded-lg border border-line bg-surface p-3"
          >
            <OneSite
              {...{ at, site }}
              onChange={(change) => onChange(sites.with(at, { ...site, ...change }))}
            />
            <IconButton
              icon={Trash2}
              size="sm"
              label={t("remove", { at: at + 1 })}
              onClick={() => onChange(sites.toSpliced(at, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button size="sm" icon={Plus} onClick={() => onChange([...sites, blankSite])}>
          {t("add")}
        </Button>
      </div>
    </div>
  );
}

type Props = { at: number; site: SiteForm; onChange: (change: Partial<SiteForm>) => void };

function OneSite({ at, site, onChange }: Props) {
  const t = useTranslations("clients.site");
  const places = useEuropeChoices(site.country);
  const text = (name: (typeof names)[number]) => (
    <SiteText key={name} {...{ at, name, site, onChange }} />
  );
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      {names.slice(0, 3).map(text)}
      <SelectField
        label={t("fields.country")}
        options={noneOr(t("anyCountry"), places)}
        value={site.country}
        onValueChange={(country) => onChange({ country })}
      />
      {names.slice(3).map(text)}
    </div>
  );
}

const names = ["name", "street", "city", "latitude", "longitude"] as const;

function SiteText({ at, name, site, onChange }: Props & { name: (typeof names)[number] }) {
  const t = useTranslations("clients.site");
  return (
    <TextField
      label={t(`fields.${name}`)}
      autoComplete="off"
      value={site[name]}
      onChange={(event) => onChange({ [name]: event.target.value })}
      error={useFieldError(`sites.${at}.${name}`)}
    />
  );
}
