import type { Correction } from "@/modules/knowledge/analysis/model";
import type { JobOrder, NewJobOrder } from "@/modules/staffing/job-orders/model";
import { parseAmount } from "@/web/shared/record/form/parse-number";

/** What the form holds while somebody types: texts, because a half-written number is none. */
export type OrderTexts = Record<
  | "title"
  | "clientName"
  | "clientId"
  | "contactId"
  | "location"
  | "country"
  | "seats"
  | "rate"
  | "rateCurrency"
  | "ratePeriod"
  | "startsOn"
  | "contract"
  | "description",
  string
>;

export type OrderForm = OrderTexts & { corrections: readonly Correction[] };

export type OrderField = keyof OrderTexts;

/** The form as it is opened: empty, or with what the order has. */
export function formOf(order: Partial<JobOrder> = {}): OrderForm {
  const written = (name: OrderField) => String(order[name] ?? "");
  return {
    title: written("title"),
    clientName: written("clientName"),
    clientId: written("clientId"),
    // Who has left the client is no choice any more.
    contactId: order.contactName ? written("contactId") : "",
    location: written("location"),
    country: written("country"),
    seats: order.id ? written("seats") : "1",
    rate: written("rate"),
    rateCurrency: order.rateCurrency ?? "EUR",
    ratePeriod: order.ratePeriod ?? "hour",
    startsOn: written("startsOn"),
    contract: written("contract"),
    description: written("description"),
    corrections: order.corrections ?? [],
  };
}

/** What the server is sent; its model checks it, so that a wrong value is still what was typed. */
export function inputOf({ clientName, ...form }: OrderForm): NewJobOrder {
  const input = {
    ...form,
    // A name that is nobody's is no id, and the model says so at the field.
    clientId: form.clientId || (clientName.trim() ? "unknown" : null),
    contactId: form.contactId || null,
    country: form.country || null,
    seats: form.seats.trim() ? Number(form.seats) : null,
    rate: parseAmount(form.rate),
    startsOn: form.startsOn || null,
    contract: form.contract || null,
    corrections: [...form.corrections],
  };
  // The selects offer only what the model knows.
  return input as NewJobOrder;
}
