import { useQuery } from "@tanstack/react-query";
import { useId } from "react";
import { useTranslations } from "use-intl";
import { contractKinds } from "@/modules/knowledge/analysis/rules";
import { maxTextLength, rateCurrencies, ratePeriods } from "@/modules/staffing/job-orders/rules";
import { useClientsNamed } from "@/web/features/staffing/projects/clients-named";
import { useEuropeChoices } from "@/web/shared/country-name";
import { FormSection } from "@/web/shared/record/form/section";
import { SelectField } from "@/web/shared/forms/select-field";
import { TextField } from "@/web/shared/forms/text-field";
import { Field } from "@/web/ui/field";
import { Textarea } from "@/web/ui/input";
import { noneOr } from "@/web/ui/select";
import { OrderRequirements } from "./order-requirements";
import { clientContacts } from "./queries";
import type { OrderField, OrderForm } from "./values";

type Props = {
  form: OrderForm;
  change: (part: Partial<OrderForm>) => void;
  errorAt: (name: OrderField) => string | undefined;
};

/** What the client said, in the order in which it is asked on the telephone. */
export function OrderFields(props: Props) {
  const t = useTranslations("jobs.order");
  const { form, change } = props;
  return (
    <>
      <FormSection title={t("sections.client")}>
        <div className="grid gap-4 sm:grid-cols-2">
          <ClientField {...props} />
          <ContactField {...props} />
        </div>
      </FormSection>
      <FormSection title={t("sections.work")}>
        <Text {...props} name="title" />
        <PlaceFields {...props} />
        <Field label={t("fields.description")} hint={t("descriptionHint")}>
          {(control) => (
            <Textarea
              {...control}
              rows={8}
              value={form.description}
              maxLength={maxTextLength}
              onChange={({ target }) => change({ description: target.value })}
            />
          )}
        </Field>
        <OrderRequirements {...{ form, change }} />
      </FormSection>
      <FormSection title={t("sections.terms")}>
        <TermFields {...props} />
      </FormSection>
    </>
  );
}

type TextProps = Props & {
  name: Exclude<OrderField, "clientId">;
  type?: "date";
  inputMode?: "numeric" | "decimal";
};

function Text({ form, change, errorAt, name, ...input }: TextProps) {
  const t = useTranslations("jobs.order.fields");
  return (
    <TextField
      {...input}
      label={t(name)}
      autoComplete="off"
      value={form[name]}
      onChange={({ target }) => change({ [name]: target.value })}
      error={errorAt(name)}
    />
  );
}

/** Typed and completed from the clients that are there; another client leaves the contact behind. */
function ClientField({ form, change, errorAt }: Props) {
  const t = useTranslations("jobs.order");
  const list = useId();
  const choose = (clientId: string) => change({ clientId });
  const clients = useClientsNamed(form.clientName, form.clientId, choose);
  const type = (clientName: string) => change({ clientName, clientId: "", contactId: "" });
  return (
    <div>
      <TextField
        label={t("fields.clientName")}
        hint={t("clientHint")}
        autoComplete="off"
        list={list}
        value={form.clientName}
        onChange={({ target }) => type(target.value)}
        error={errorAt("clientId") && t("clientWrong")}
      />
      <datalist id={list}>
        {clients.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </div>
  );
}

function ContactField({ form, change, errorAt }: Props) {
  const t = useTranslations("jobs.order");
  const { data: contacts = [] } = useQuery(clientContacts(form.clientId));
  const people = contacts.map(({ id, name }) => ({ value: id, label: name }));
  return (
    <SelectField
      label={t("fields.contactId")}
      options={noneOr(t(form.clientId ? "notKnown" : "clientFirst"), people)}
      value={form.contactId}
      onValueChange={(contactId) => change({ contactId })}
      error={errorAt("contactId")}
    />
  );
}

function PlaceFields(props: Props) {
  const t = useTranslations("jobs.order");
  const { form, change, errorAt } = props;
  const places = useEuropeChoices(form.country);
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text {...props} name="location" />
      <SelectField
        label={t("fields.country")}
        options={noneOr(t("notKnown"), places)}
        value={form.country}
        onValueChange={(country) => change({ country })}
        error={errorAt("country")}
      />
    </div>
  );
}

function TermFields(props: Props) {
  const t = useTranslations("jobs.order");
  const tAsked = useTranslations("jobs.demands");
  const { form, change } = props;
  const kinds = contractKinds.map((value) => ({ value, label: tAsked(`contracts.${value}`) }));
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Text {...props} name="seats" inputMode="numeric" />
      <Text {...props} name="startsOn" type="date" />
      <Text {...props} name="rate" inputMode="decimal" />
      <div className="grid grid-cols-2 gap-3">
        <SelectField
          label={t("fields.rateCurrency")}
          options={rateCurrencies.map((value) => ({ value, label: value }))}
          value={form.rateCurrency}
          onValueChange={(rateCurrency) => change({ rateCurrency })}
        />
        <SelectField
          label={t("fields.ratePeriod")}
          options={ratePeriods.map((value) => ({ value, label: t(`periods.${value}`) }))}
          value={form.ratePeriod}
          onValueChange={(ratePeriod) => change({ ratePeriod })}
        />
      </div>
      <SelectField
        label={t("fields.contract")}
        options={noneOr(t("notKnown"), kinds)}
        value={form.contract}
        onValueChange={(contract) => change({ contract })}
      />
    </div>
  );
}
