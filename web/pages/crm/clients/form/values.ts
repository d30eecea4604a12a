import type { ClientRecord, NewClient } from "@/modules/crm/clients/model";
import { parseAmount, parseNumber } from "@/web/shared/record/form/parse-number";

/** What the form holds while somebody types: texts, because a half-written number is none. */
export type ContactForm = {
  id?: string;
  name: string;
  title: string;
  email: string;
  phone: string;
};
export type SiteForm = {
  id?: string;
  name: string;
  street: string;
  city: string;
  country: string;
  latitude: string;
  longitude: string;
};

export type ClientForm = {
  name: string;
  industry: string;
  website: string;
  status: string;
  contractValue: string;
  description: string;
  vatNumber: string;
  kvkNumber: string;
  paymentDays: string;
  feeKind: string;
  feePercent: string;
  feeNote: string;
  contacts: ContactForm[];
  sites: SiteForm[];
};

export type TextName = Exclude<keyof ClientForm, "contacts" | "sites">;

export const blankContact: ContactForm = { name: "", title: "", email: "", phone: "" };
export const blankSite: SiteForm = {
  name: "",
  street: "",
  city: "",
  country: "",
  latitude: "",
  longitude: "",
};

/** The form as it is opened: empty, or with what the record has. */
export function formOf(record: Partial<ClientRecord> = {}): ClientForm {
  const written = (name: TextName) => String(record[name] ?? "");
  return {
    name: written("name"),
    industry: written("industry"),
    website: written("website"),
    status: record.status ?? "prospect",
    contractValue: written("contractValue"),
    description: written("description"),
    vatNumber: written("vatNumber"),
    kvkNumber: written("kvkNumber"),
    paymentDays: written("paymentDays"),
    feeKind: written("feeKind"),
    feePercent: written("feePercent"),
    feeNote: written("feeNote"),
    contacts: (record.contacts ?? []).map((it) => writtenOf(it)),
    sites: (record.sites ?? []).map((it) => ({
      id: it.id,
      name: it.name,
      street: it.street ?? "",
      city: it.city ?? "",
      country: it.country ?? "",
      latitude: String(it.latitude ?? ""),
      longitude: String(it.longitude ?? ""),
    })),
  };
}

const writtenOf = ({ id, name, title, email, phone }: ClientRecord["contacts"][number]) => ({
  id,
  name,
  title: title ?? "",
  email: email ?? "",
  phone: phone ?? "",
});

/** What the server is sent; its model checks it, so that a wrong value is still what was typed. */
export function inputOf(form: ClientForm): Partial<Record<keyof NewClient, unknown>> {
  return {
    ...form,
    contractValue: parseAmount(form.contractValue),
    paymentDays: parseNumber(form.paymentDays),
    feeKind: form.feeKind || null,
    feePercent: parseNumber(form.feePercent),
    sites: form.sites.map((site) => ({
      ...site,
      country: site.country || null,
      latitude: parseNumber(site.latitude),
      longitude: parseNumber(site.longitude),
    })),
  };
}
