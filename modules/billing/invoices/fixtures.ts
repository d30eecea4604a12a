import { billingDetails, NewBillingDetails } from "@/modules/billing/details";
import { files } from "@/modules/records/files";
import { settings } from "@/modules/platform/settings";
import { deployments } from "@/modules/staffing/deployments";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { type NewExpense, type TimesheetEntry, timesheets } from "@/modules/staffing/timesheets";
import { signedIn } from "@/modules/testing";
import type { App } from "@/src/app";
import { addDays } from "@/src/calendar";
import type { z } from "zod";

export const week = "2025-12-22";
/** Both ends of the week. */
export const weekDays = { from: week, to: addDays(week, 6) };

/** Who the agency is in a country, and where it is paid: what both settings hold. */
export const agencyIn = (country: string, name = "Noord B.V.") => ({
  agency: {
    name,
    address: "",
    vatNumber: country === "NL" ? "NL002455799B11" : "DE136695976",
    kvkNumber: "12345678",
    email: "",
  },
  billing: {
    street: "Kade 1",
    postalCode: "1011 AA",
    city: "Amsterdam",
    country,
    iban: "NL91ABNA0417164300",
    bic: "ABNANL2A",
    blockedIban: "NL20INGB0001234567",
    contactName: "Eva de Boer",
    contactPhone: "+31 20 1234567",
    contactEmail: "billing@noord.example",
    peppolScheme: "0106",
    peppolId: "12345678",
    footer: "Waadi 12345678",
  },
});

export async function agencyBills(app: App, country = "NL"): Promise<void> {
  const { agency, billing } = agencyIn(country);
  await settings.save(app, "agency", { value: agency });
  await settings.save(app, "billing", { value: billing });
}

const germanBuyer = {
  legalName: "Rheinwerk GmbH",
  street: "Hafenstraße 7",
  postalCode: "60311",
  city: "Frankfurt am Main",
  country: "DE",
  vatNumber: "DE136695976",
  email: "ap@rheinwerk.example",
  peppolScheme: "9930",
  peppolId: "DE136695976",
  orderNumber: "4500123",
};

type Changes = Partial<z.input<typeof NewBillingDetails>>;

export const billed = async (app: App, clientId: string, more: Changes = {}) => {
  const { version } = await billingDetails.find(app, clientId);
  const input = NewBillingDetails.parse({ ...germanBuyer, version, ...more });
  return billingDetails.save(app, clientId, input);
};

const shift = (day: string): TimesheetEntry => ({
  day,
  hourType: "regular",
  from: 480,
  until: 1020,
  breakMinutes: 60,
});

type Desk = { typing: App; approving: App };

/** Two colleagues: one types hours, the other approves them. */
export async function colleagues(app: App): Promise<Desk> {
  const [one, other] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  return { typing: one.as, approving: other.as };
}

/** Somebody at work since long, whose days of the week were approved with the client's mail. */
export async function approvedWeek(
  app: App,
  { typing, approving }: Desk,
  details: Parameters<typeof deployed>[1] & { days?: number; spent?: NewExpense[] } = {},
) {
  const { days = 5, spent = [], ...more } = details;
  const begun = await deployed(app, { startDate: "2025-11-03", endDate: null, ...more });
  const { id, version } = begun;
  await deployments.setStatus(app, id, { version, status: "active" });
  const sheet = await timesheets.open(app, id, week);
  const entries = Array.from({ length: days }, (_, at) => shift(addDays(week, at)));
  await timesheets.save(typing, sheet.id, { version: 1, entries, holidays: [] });
  await timesheets.saveExpenses(typing, sheet.id, { version: 2, expenses: spent });
  await timesheets.submit(typing, sheet.id, 3);
  const file = new File(["Approved by mail"], "mail.txt", { type: "text/plain" });
  const about = { kind: "deployment" as const, recordId: id, file };
  const proof = await files.add(typing, { ...about, type: "letter", audience: "internal" });
  await timesheets.approve(approving, sheet.id, { version: 4, proofFileId: proof.id });
  return { ...begun, sheetId: sheet.id };
}
