import { expect, test } from "bun:test";
import { fields as candidateFields } from "./crm/candidates/rules";
import { added as person } from "./crm/candidates/fixtures";
import { added as company } from "./crm/clients/fixtures";
import { contactFields, fields as clientFields } from "./crm/clients/rules";
import { invoiceFields } from "./billing/invoices/rules";
import { deployed } from "./staffing/deployments/fixtures";
import { fields as deploymentFields } from "./staffing/deployments/rules";
import { added as undertaken } from "./staffing/projects/fixtures";
import { fields as jobFields } from "./market/jobs/rules";
import { fields as applicationFields } from "./staffing/applications/rules";
import { fields as interviewFields } from "./engagement/interviews/rules";
import { fields as certificateFields } from "./staffing/certificate-expiry/rules";
import { leadFields } from "./market/employers/rules";
import { campaignFields } from "./engagement/campaigns/rules";
import { paymentFields } from "./billing/payments/rules";
import { expenseFields, timesheetFields } from "./staffing/timesheets/rules";
import { fields as projectFields } from "./staffing/projects/rules";
import { fields as taskFields } from "./records/tasks/rules";
import { countedIn, type Field, type Fields } from "./records/conditions/rules";
import { signedIn, testApp } from "./testing";

const lists: Readonly<Record<string, Fields>> = {
  candidates: candidateFields,
  clients: clientFields,
  projects: projectFields,
  deployments: deploymentFields,
  jobs: jobFields,
  applications: applicationFields,
  certificates: certificateFields,
  "crm/interviews": interviewFields,
  contacts: contactFields,
  tasks: taskFields,
  invoices: invoiceFields,
  timesheets: timesheetFields,
  leads: leadFields,
  campaigns: campaignFields,
  payments: paymentFields,
  expenses: expenseFields,
};
const app = testApp();
// Payments are no business of those who only look.
const reader = await signedIn(app, "recruiter");

const values: Readonly<Record<Field["is"], string>> = {
  choice: "",
  country: "UK",
  certificate: "vca@4w",
  skill: "ups-systems~related",
  place: "Frankfurt~50",
  days: "-90d..4w",
  numbers: "2..5",
  money: "..45~GBP/hour",
  language: "de~B2",
  yes: "yes",
  tag: "night shifts",
  name: "Polderhaven Data",
  person: "01a204a9-215f-7292-8000-000000000001",
};
const valueOf = (field: Field) =>
  field.is === "choice" ? field.values.join("|") : values[field.is];

test.each(Object.keys(lists))(
  "every field of %s is asked on every way: is, is not, not known",
  async (list) => {
    const fields = lists[list] ?? {};
    for (const [key, field] of Object.entries(fields)) {
      const some = `${key}:${valueOf(field)}${field.canBeNone ? "|none" : ""}`;
      const where = encodeURIComponent(`${some};-${some};(${some} or -${some})`);
      for (const way of ["", "/ids", "/export"]) {
        const more = way === "/export" ? "&format=json" : "";
        const answer = await reader.ask("GET", `/api/${list}${way}?where=${where}${more}`);
        expect([key, way, answer.status]).toEqual([key, way, 200]);
      }
    }
  },
);

test.each(Object.keys(lists))("the values of each field of %s are counted", async (list) => {
  for (const field of countedIn(lists[list] ?? {})) {
    const answer = await reader.ask("GET", `/api/${list}/facets?field=${field}`);
    expect([field, answer.status]).toEqual([field, 200]);
    expect(await answer.json()).toEqual({ values: [], isCapped: false });
  }
});

test("projects, deployments and clients are found by what is asked of them", async () => {
  const filled = testApp();
  await company(filled, { name: "Klein Example BV", contractValue: "20000", status: "active" });
  await company(filled, { name: "Groot Example BV", contractValue: "900000" });
  await undertaken(filled, { name: "Hall Kort", priority: "urgent", endDate: "2026-01-20" });
  await undertaken(filled, { name: "Hall Lang", endDate: "2027-01-20", country: "NL" });
  await deployed(filled, { position: "Early", startDate: "2026-01-10", country: "NL" });
  await deployed(filled, { position: "Late", startDate: "2026-09-10", endDate: null });
  const { ask } = await signedIn(filled, "viewer");
  const found = async (list: string, where: string) => {
    const answer = await ask("GET", `/api/${list}?where=${encodeURIComponent(where)}`);
    const rows: Record<string, string>[] = await answer.json();
    return rows.map(({ name, position }) => name ?? position).toSorted();
  };
  expect(await found("clients", "value:100000..")).toEqual(["Groot Example BV"]);
  expect(await found("clients", "-value:100000..;-value:none")).toEqual(["Klein Example BV"]);
  expect(await found("projects", "end:..4w")).toEqual(["Hall Kort"]);
  expect(await found("projects", "(country:NL or priority:urgent)")).toHaveLength(2);
  expect(await found("projects", "priority:none")).toEqual(["Hall Lang"]);
  expect(await found("deployments", "start:..3m;country:NL")).toEqual(["Early"]);
  expect(await found("deployments", "-country:NL")).toEqual(["Late"]);
});

test("places, colleagues, roles and papers are asked of the lists that have them", async () => {
  const filled = testApp();
  const { ask, as } = await signedIn(filled, "recruiter");
  const me = as.actor.id ?? "";
  await company(filled, {
    name: "Main Example GmbH",
    industry: "Colocation",
    contractValue: "300000",
    sites: [{ name: "FRA1", city: "Offenbach", country: "DE" }],
  });
  await company(filled, { name: "Amstel Example BV" });
  await undertaken(filled, {
    ...{ name: "Hall Hanau", location: "Hanau", country: "DE" },
    seats: [{ phase: "construction", role: "mep-engineer", seats: 1 }],
    team: [{ userId: me, part: "recruiter" }],
  });
  await undertaken(filled, { name: "Hall Delft", location: "Delft", country: "NL" });
  const holder = await person(filled, {
    skills: ["ups-systems"],
    certificates: [{ certificate: "vca-basis", expiresOn: "2031-01-01" }],
  });
  await deployed(filled, { position: "Held", location: "Mainz", candidateId: holder.id });
  await deployed(filled, { position: "Bare", location: "Utrecht" });
  const found = async (list: string, where: string) => {
    const answer = await ask("GET", `/api/${list}?where=${encodeURIComponent(where)}`);
    const rows: Record<string, string>[] = await answer.json();
    return rows.map(({ name, position }) => name ?? position).toSorted();
  };
  expect(await found("clients", "near:Frankfurt~50;tier:gold")).toEqual(["Main Example GmbH"]);
  expect(await found("clients", "industry:colocation;country:DE")).toEqual(["Main Example GmbH"]);
  expect(await found("clients", "-near:Frankfurt~50")).not.toContain("Main Example GmbH");
  expect(await found("projects", "near:Frankfurt~50")).toEqual(["Hall Hanau"]);
  expect(await found("projects", `team:${me};role:mep-engineer`)).toEqual(["Hall Hanau"]);
  expect(await found("projects", "team:none")).toEqual(["Hall Delft"]);
  expect(await found("deployments", "holds:vca;skill:ups-systems")).toEqual(["Held"]);
  expect(await found("deployments", "-near:Frankfurt~50")).toEqual(["Bare"]);
  const facets = await (await ask("GET", "/api/projects/facets?field=team")).json();
  expect(facets.values).toEqual([{ value: me, name: expect.any(String), count: 1 }]);
  const names = await (await ask("GET", `/api/conditions/names?people=${me}`)).json();
  expect(names.people[me]).toBe(facets.values[0].name);
});
