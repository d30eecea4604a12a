import { expect, test } from "bun:test";
import fc from "fast-check";
import { added as company } from "@/modules/crm/clients/fixtures";
import { deployed } from "@/modules/staffing/deployments/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { equalPay } from ".";
import { faultsOfInquiry, hasInquirySchema } from "./setu.testing";
import { dueOf, gapsOf, type PayTerms, termsFor } from "./rules";

const scale5 = {
  scale: "Scale 5",
  validFrom: "2026-01-01",
  hourCents: 2500,
  surcharges: [{ hourType: "night", percent: 45 }],
  clause: "CAO Techniek, art. 42",
};
const card = {
  validFrom: "2026-01-01",
  rates: [
    { hourType: "regular", billCents: 4500, payCents: 2500 },
    { hourType: "night", billCents: 6000, payCents: 3600 },
  ],
  rules: [],
};

const origin = { type: "CollectiveLabourAgreement" };
const message = {
  documentId: { value: "1", schemeAgencyId: "Customer" },
  effectivePeriod: { validFrom: "2026-01-01", validTo: "2026-12-31" },
  customer: {
    legalId: [{ value: "12345678", schemeAgencyId: "KvK" }],
    personContacts: [{ name: { formattedName: "Ans Vos" } }],
  },
  labourAgreements: { collectiveLabourAgreement: { name: "CAO Metalektro", id: { value: "1" } } },
  remuneration: [
    {
      origin,
      workDuration: {
        ...{ amount: { value: 38, unitCode: "Hour" }, interval: { value: 1, unitCode: "Week" } },
        valuePerWeek: 38,
      },
      hourlyWageConversion: { hourlyWageFactor: 165 },
      salaryScale: [
        {
          ...{ name: "E", currency: "EUR" },
          salaryStep: [
            { name: "1", value: 3300 },
            { name: "0", value: 3135 },
          ],
        },
      ],
    },
  ],
  leave: [{ name: "25 days of leave", origin }],
};

async function desk() {
  const app = testApp();
  const [one, other] = [await signedIn(app, "recruiter"), await signedIn(app, "recruiter")];
  const site = { name: "AMS1", street: null, city: "Amsterdam", country: "NL" } as const;
  const client = await company(app, { sites: [site] });
  const deployment = await deployed(app, {
    ...{ clientId: client.id, siteId: client.sites[0]?.id ?? null },
    ...{ startDate: "2026-01-05", payRate: null },
  });
  const post = (path: string, body: object, by = one) => by.ask("POST", path, { body });
  const terms = (body: object) => post(`/api/clients/${client.id}/pay-terms`, body);
  const checks = async () => {
    const read = await one.ask("GET", `/api/pay-checks/of/deployment/${deployment.id}`);
    return (await read.json()).checks;
  };
  return { app, one, other, client, deployment, post, terms, checks };
}

test("a pay rate below what the client's own people get is told by hour type, with the clause", async () => {
  const { deployment, client, post, terms, checks } = await desk();
  await post(`/api/rate-cards/of/deployment/${deployment.id}`, card);
  expect(await checks()).toEqual([]);
  await terms(scale5);
  expect(await checks()).toMatchObject([
    {
      currency: "EUR",
      gaps: [{ hourType: "night", payCents: 3600, dueCents: 3625, clause: scale5.clause }],
      exception: null,
    },
  ]);
  // The datacenter's own terms go before the client's.
  await terms({ ...scale5, siteId: client.sites[0]?.id, hourCents: 2400 });
  expect(await checks()).toEqual([]);
  expect((await terms({ ...scale5, siteId: Bun.randomUUIDv7() })).status).toBe(422);
});

test("an exception takes a reason and a second person, and ends when the rate or the terms change", async () => {
  const { app, one, other, client, deployment, post, terms, checks } = await desk();
  await post(`/api/rate-cards/of/deployment/${deployment.id}`, card);
  await terms(scale5);
  const [{ subjectId }] = await checks();
  const owner = { kind: "deployment", id: deployment.id };
  const asked = await (
    await post("/api/pay-exceptions", { owner, subjectId, reason: "Still being trained" })
  ).json();
  const { id } = asked.checks[0].exception;
  expect((await post(`/api/pay-exceptions/${id}/approval`, {})).status).toBe(403);
  expect((await post(`/api/pay-exceptions/${id}/approval`, {}, other)).status).toBe(204);
  expect((await post(`/api/pay-exceptions/${id}/approval`, {}, other)).status).toBe(409);
  const work = { clientId: client.id, deploymentIds: [deployment.id] };
  const days = { from: "2026-03-02", to: "2026-03-08" };
  expect(await checks()).toMatchObject([{ exception: { state: "approved", isOwn: true } }]);
  expect(await equalPay.underpaid(app, { ...work, ...days })).toEqual([]);

  await post(`/api/rate-cards/of/deployment/${deployment.id}`, {
    ...card,
    validFrom: "2026-02-01",
  });
  expect(await equalPay.underpaid(app, { ...work, ...days })).toMatchObject([
    { deploymentId: deployment.id, hourType: "night", dueCents: 3625 },
  ]);
  await terms({ ...scale5, scale: "Scale 4", hourCents: 2600 });
  const all = await one.ask("GET", `/api/clients/${client.id}/pay-terms`);
  const five = (await all.json()).find((it: { scale: string }) => it.scale === "Scale 5");
  await one.ask("DELETE", `/api/pay-terms/${five.id}?version=1`);
  expect(await checks()).toMatchObject([{ exception: null }, { exception: null }]);
});

test.skipIf(!hasInquirySchema)(
  "the message that is imported is one that SETU's own description accepts; without a customer it is none",
  async () => {
    const { customer, ...rest } = message;
    expect(await faultsOfInquiry({ ...rest, customer })).toEqual([]);
    expect((await faultsOfInquiry(rest)).join()).toContain("'customer'");
  },
);

test("a message of the standard becomes terms by scale, once, and what says no hour is refused", async () => {
  const { client, post } = await desk();
  const path = `/api/clients/${client.id}/pay-terms/imports`;
  await post(path, { message });
  const taken = await (await post(path, { message })).json();
  expect(taken).toMatchObject([
    {
      ...{ scale: "E", hourCents: 1900, clause: "CAO Metalektro", validTo: "2026-12-31" },
      others: [{ name: "25 days of leave", text: "leave" }],
    },
  ]);
  expect(JSON.stringify(taken)).not.toContain("Ans Vos");
  expect((await post(path, { message: { hours: 1 } })).status).toBe(422);
});

const terms = (more: Partial<PayTerms>): PayTerms => ({
  ...{ id: "1", siteId: null, validTo: null, currency: "EUR", ...scale5, surcharges: [] },
  ...more,
});

test("whoever is paid what is due has no gap, one cent less has one, another currency is told", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 100, max: 50_000 }),
      fc.integer({ min: 0, max: 200 }),
      (hourCents, percent) => {
        const due = terms({ hourCents, surcharges: [{ hourType: "overtime", percent }] });
        const cents = dueOf("overtime", due) ?? 0;
        const gaps = (payCents: number, currency = "EUR") =>
          gapsOf({ currency, rates: [{ hourType: "overtime", payCents }] }, [due]).length;
        expect(cents).toBeGreaterThanOrEqual(hourCents);
        expect([gaps(cents), gaps(cents - 1), gaps(cents, "GBP")]).toEqual([0, 1, 1]);
      },
    ),
  );
  expect(dueOf("travel", terms({}))).toBeNull();
});

test("the lowest scale is asked where none was chosen, and terms of other days say nothing", () => {
  const all = [terms({ scale: "5" }), terms({ scale: "4", hourCents: 2000 })];
  const names = (scale: string | null, day: string) =>
    termsFor({ siteId: null, scale }, { validFrom: day, validTo: day }, all).map((it) => it.scale);
  expect(names(null, "2026-02-01")).toEqual(["4"]);
  expect(names("5", "2026-02-01")).toEqual(["5"]);
  expect(names("5", "2025-02-01")).toEqual([]);
  const years = [
    terms({ hourCents: 2000, validTo: "2026-12-31" }),
    terms({ hourCents: 2200, validFrom: "2027-01-01" }),
  ];
  const open = { validFrom: "2026-02-01", validTo: null };
  const due = termsFor({ siteId: null, scale: null }, open, years).map((it) => it.hourCents);
  expect(due).toEqual([2000, 2200]);
});
