import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { useEuropeChoices } from "@/web/shared/country-name";
import { useClientsNamed } from "@/web/features/staffing/projects/clients-named";
import { clientSites } from "@/web/features/staffing/projects/queries";
import { TextField } from "@/web/shared/forms/text-field";
import { noneOr } from "@/web/ui/select";
import { Choice, Text, useFieldError, useForm, useValue } from "./parts";

/** What it is called, for whom, and where. */
export function ClientFields() {
  const t = useTranslations("projects");
  const places = useEuropeChoices(String(useValue("country").value));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="sm:col-span-2">
        <Text name="name" />
      </div>
      <ClientField />
      <SiteField />
      <Text name="location" />
      <Choice name="country" options={noneOr(t("notKnown"), places)} />
    </div>
  );
}

/** Typed and completed from the clients that are there; another client leaves the datacenter behind. */
function ClientField() {
  const t = useTranslations("projects");
  const list = useId();
  const form = useForm();
  const { value: typed, onChange } = useValue("clientName");
  const { value: chosen } = useValue("clientId");
  const choose = (id: string) => form.setValue("clientId", id, { shouldDirty: true });
  const clients = useClientsNamed(typed, chosen, choose);
  const error = useFieldError("clientName");
  const type = (text: string) => {
    onChange(text);
    choose("");
    form.setValue("siteId", "", { shouldDirty: true });
  };
  return (
    <div>
      <TextField
        label={t("fields.clientName")}
        hint={t("clientHint")}
        autoComplete="off"
        list={list}
        value={typed}
        onChange={(event) => type(event.target.value)}
        error={error && t("clientWrong")}
      />
      <datalist id={list}>
        {clients.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  );
}

/** Choosing a datacenter fills in its place, as long as nobody wrote another one. */
function SiteField() {
  const t = useTranslations("projects");
  const form = useForm();
  const { value: clientId } = useValue("clientId");
  const { value: siteId } = useValue("siteId");
  const { data: sites = [] } = useQuery(clientSites(clientId));
  const site = sites.find(({ id }) => id === siteId);
  const fill = () => {
    if (!site) return;
    if (!form.getValues("location")) form.setValue("location", site.city ?? "");
    if (!form.getValues("country")) form.setValue("country", site.country ?? "");
  };
  return (
    <div onBlur={fill}>
      <Choice
        name="siteId"
        options={noneOr(
          t(clientId ? "notKnown" : "clientFirst"),
          sites.map(({ id, name, city }) => ({
            value: id,
            label: [name, city].filter(Boolean).join(", "),
          })),
        )}
      />
    </div>
  );
}
