import type { BrowserContext } from "playwright-core";
import { addDays, mondayOf, todayOf } from "@/src/calendar";
import { agencyIn } from "@/modules/billing/invoices/fixtures";
import type { StandIn } from "@/modules/platform/mail/fixtures";
import type { Product } from "../product";
import { office } from "../stages/careers-stage";

/** The past week, and its days. */
export const week = addDays(mondayOf(todayOf(new Date())), -7);
export const sunday = addDays(week, 6);

type Country = "NL" | "DE";

/** Who the agency is in a country, and where it is paid. */
export async function agencySits(context: BrowserContext, product: Product, country: Country) {
  const send = office(context, product);
  const { agency, billing } = agencyIn(country, "Noord");
  await send("PUT", "/api/settings/agency", { value: agency });
  await send("PUT", "/api/settings/billing", { value: billing });
}

/** Letters go to a server of the test. */
export const mailGoesTo = (context: BrowserContext, product: Product, { port }: StandIn) =>
  office(context, product)("PUT", "/api/settings/email", {
    value: {
      ...{ provider: "custom", host: "127.0.0.1", port, security: "none", user: "", perHour: 300 },
      ...{ fromName: "Noord", fromAddress: "desk@noord.example", replyDomain: "" },
    },
  });

const address = { street: "Hafen 7", postalCode: "1012 AA", city: "Stad" };
/** What makes each of them another case of VAT and of form. */
export const cases = {
  dutch: {
    ...{ country: "NL", vatNumber: "NL002455799B11", peppolScheme: "0106", peppolId: "87654321" },
    ...{ orderNumber: "PO-1", blockedPercent: 25 },
  },
  german: {
    ...{ country: "DE", vatNumber: "DE136695976", peppolScheme: "9930", peppolId: "DE136695976" },
    orderNumber: "PO-2",
  },
  authority: {
    ...{ country: "DE", vatNumber: "DE136695976", syntax: "xrechnung" },
    buyerReference: "04011000-1234512345-06",
  },
} as const;
export type Case = keyof typeof cases;
export const mailboxOf = (name: string, who: "hours" | "bills") => `${who}@${name}.example`;

/** A client with somebody who approves hours, a rate card, and somebody at work there at 75 euros an hour. */
export async function clientWithWorker(context: BrowserContext, product: Product, name: Case) {
  const send = office(context, product);
  const contacts = [{ name: "Anna Chief", email: mailboxOf(name, "hours") }];
  const { id: clientId = "" } = await send("POST", "/api/clients", { name, contacts });
  const known = await (await context.request.get(`/api/clients/${clientId}`)).json();
  const approver = { siteId: null, rank: 1, contactId: known.contacts[0].id, locale: "en" };
  await send("PUT", `/api/clients/${clientId}/timesheet-approvers`, {
    ...{ version: 0, approvers: [approver] },
  });
  const rates = [{ hourType: "regular", billCents: 7500, payCents: 4500 }];
  await send("POST", `/api/rate-cards/of/client/${clientId}`, { validFrom: "2025-01-01", rates });
  const person = { firstName: "Bram", lastName: `Of ${name}`, origin: "applied" };
  const { id: candidateId = "" } = await send("POST", "/api/candidates", {
    ...{ ...person, email: `bram@${name}-people.example` },
  });
  const { id = "", version } = await send("POST", "/api/deployments", {
    ...{ candidateId, clientId, position: "Rigger", contractType: "contract", country: "NL" },
    ...{ startDate: "2025-01-06", salary: "45", billRate: "75", employerPercent: 0 },
  });
  await send("POST", `/api/deployments/${id}/status`, { version, status: "active" });
  const shifts = [1, 2, 3, 4, 5].map((weekday) => ({
    ...{ weekday, from: 480, until: 1020, breakMinutes: 60 },
  }));
  await send("PUT", `/api/deployments/${id}/shift-plan`, { version: 0, shifts });
  const begun = await send("POST", `/api/deployments/${id}/timesheets`, { week });
  // The story is told of five days, also in a week of Christmas.
  const worked = { version: Number(begun.version), entries: [], holidays: [] };
  const sheet = await send("PUT", `/api/timesheets/${String(begun.id)}`, worked);
  return { clientId, candidateId, sheet };
}

export async function billedAs(
  context: BrowserContext,
  product: Product,
  { clientId, name }: { clientId: string; name: Case },
) {
  const details = { version: 0, legalName: name, email: mailboxOf(name, "bills"), ...address };
  await office(context, product)("PUT", `/api/clients/${clientId}/billing`, {
    ...{ ...details, ...cases[name] },
  });
}
