import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl";
import { contractTypes } from "@/modules/staffing/deployments/rules";
import { useEuropeChoices } from "@/web/shared/country-name";
import { RecordPick } from "@/web/shared/pick/record-pick";
import { findCandidates, findClients, findProjects } from "@/web/shared/pick/sources";
import { clientRecord } from "@/web/features/crm/clients/queries";
import { SelectField } from "@/web/shared/forms/select-field";
import { noneOr } from "@/web/ui/select";
import { Choice, Text, useFieldError, useForm, useValue } from "./parts";

/** Who, for whom and where; a known datacenter brings its town along. */
export function PlaceFields({ isPlanned }: { isPlanned: boolean }) {
  const t = useTranslations("deployments");
  const places = useEuropeChoices(String(useValue("country").value));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      {isPlanned && <Pick name="candidateId" find={findCandidates} />}
      {isPlanned && <Pick name="clientId" find={findClients} />}
      <Pick name="projectId" find={findProjects} />
      <SiteChoice />
      <Text name="position" />
      {isPlanned && (
        <Choice
          name="contractType"
          options={contractTypes.map((value) => ({ value, label: t(`contractTypes.${value}`) }))}
        />
      )}
      <Text name="location" />
      <Choice name="country" options={noneOr(t("form.noneYet"), places)} />
    </div>
  );
}

type PickProps = {
  name: "candidateId" | "clientId" | "projectId";
  find: typeof findCandidates;
};

function Pick({ name, find }: PickProps) {
  const t = useTranslations("deployments.fields");
  const { value, onChange } = useValue(name);
  return (
    <RecordPick
      label={t(name)}
      value={value}
      onChange={onChange}
      find={find}
      error={useFieldError(name)}
    />
  );
}

/** A datacenter that is chosen says where it is, unless somebody has said so already. */
function SiteChoice() {
  const t = useTranslations("deployments");
  const form = useForm();
  const { value: client } = useValue("clientId");
  const { value, onChange } = useValue("siteId");
  const { data } = useQuery({ ...clientRecord(client?.id ?? ""), enabled: client !== null });
  const sites = client ? (data?.sites ?? []) : [];
  const choose = (id: string) => {
    onChange(id);
    const site = sites.find((it) => it.id === id);
    if (!site?.city || form.getValues("location")) return;
    form.setValue("location", site.city, { shouldDirty: true });
    form.setValue("country", site.country ?? "", { shouldDirty: true });
  };
  return (
    <SelectField
      label={t("fields.siteId")}
      options={noneOr(
        t("form.none"),
        sites.map(({ id, name, city }) => ({
          value: id,
          label: [name, city].filter(Boolean).join(", "),
        })),
      )}
      value={value}
      onValueChange={choose}
      error={useFieldError("siteId")}
    />
  );
}
