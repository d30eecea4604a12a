import { expect, test } from "bun:test";
import { added } from "@/modules/crm/clients/fixtures";
import { settings } from "@/modules/platform/settings";
import { signedIn, testApp } from "@/modules/testing";
import { holder } from "./holder";
import { isIban, defaultBilling } from "./rules";

const details = {
  ...{ version: 0, legalName: "Rheinwerk GmbH", street: "Hafenstr. 1", postalCode: "60311" },
  ...{
    city: "Frankfurt",
    country: "DE",
    vatNumber: "DE 136 695 976",
    email: "ap@rheinwerk.example",
  },
};

async function desk() {
  const app = testApp();
  const [admin, recruiter] = [await signedIn(app), await signedIn(app, "recruiter")];
  const { id } = await added(app, { name: "Rheinwerk", paymentDays: 14 });
  const path = `/api/clients/${id}/billing`;
  const save = (body: object) => recruiter.ask("PUT", path, { body: { ...details, ...body } });
  return { app, admin, recruiter, id, path, save };
}

test("what is not entered yet is taken from the client, and saving it twice is a clash", async () => {
  const { app, recruiter, path, save } = await desk();
  expect(await (await recruiter.ask("GET", path)).json()).toMatchObject({
    ...{ version: 0, legalName: "Rheinwerk", paymentDays: 14, country: null },
  });
  await settings.save(app, "billing", { value: { ...defaultBilling, paymentDays: 21 } });
  const { id: other } = await added(app, { paymentDays: null });
  const shown = await recruiter.ask("GET", `/api/clients/${other}/billing`);
  expect(await shown.json()).toMatchObject({ paymentDays: 21 });
  expect(await (await save({})).json()).toMatchObject({
    ...{ version: 1, vatNumber: "DE136695976", syntax: "peppol", grouping: "client" },
  });
  expect((await save({})).status).toBe(409);
});

test("a VAT number with a wrong check digit is refused by its field", async () => {
  const { save } = await desk();
  const answer = await save({ vatNumber: "DE136695975" });
  expect([answer.status, (await answer.json()).fields]).toEqual([
    422,
    { vatNumber: "This isn't a valid VAT number for its country." },
  ]);
});

test("a reverse charge within one country bears the name of whoever confirmed its reason", async () => {
  const { app, admin, path, recruiter, save } = await desk();
  const reason = "Subcontracted construction work";
  const first = await (await save({ reverseChargeReason: reason })).json();
  expect(first).toMatchObject({ reverseChargeReason: reason, confirmedAt: expect.any(String) });
  const body = { ...details, version: 1, reverseChargeReason: reason, city: "Mainz" };
  const again = await (await admin.ask("PUT", path, { body })).json();
  expect([again.confirmedBy, again.confirmedAt]).toEqual([first.confirmedBy, first.confirmedAt]);
  const none = await (await save({ version: 2, reverseChargeReason: "" })).json();
  expect([none.confirmedBy, none.reverseChargeReason]).toEqual([null, null]);
  expect(recruiter.user.id).not.toBe(admin.user.id);
  expect(app.actor.id).toBeNull();
});

test("the permission to bill is an administrator's to give and to take, and goes with the person", async () => {
  const { app, admin, recruiter } = await desk();
  const path = `/api/billing/permissions/${recruiter.user.id}`;
  expect((await recruiter.ask("PUT", path)).status).toBe(403);
  expect(await (await admin.ask("PUT", path)).json()).toMatchObject([
    { userId: recruiter.user.id },
  ]);
  const subject = { type: "user" as const, id: recruiter.user.id };
  expect(await holder.collect(app, subject)).toMatchObject({ permissions: [{}] });
  await app.write((await holder.erase(app, subject)).writes);
  expect(await (await recruiter.ask("GET", "/api/billing/permissions")).json()).toEqual([]);
  await admin.ask("PUT", path);
  expect(await (await admin.ask("DELETE", path)).json()).toEqual([]);
});

test("how the agency bills is a setting with an account number that is checked", async () => {
  const { admin } = await desk();
  const value = {
    ...{ street: "Kade 1", postalCode: "1011 AA", city: "Amsterdam", country: "NL" },
    ...{ iban: "NL91 ABNA 0417 1643 00", bic: "ABNANL2A", blockedIban: "", contactName: "Eva" },
    ...{ contactPhone: "+31 20 1234567", contactEmail: "eva@noord.example", peppolScheme: "0106" },
    ...{ peppolId: "12345678", footer: "Waadi" },
  };
  const put = (more: object) =>
    admin.ask("PUT", "/api/settings/billing", { body: { value: { ...value, ...more } } });
  expect((await (await put({})).json()).value.iban).toBe("NL91ABNA0417164300");
  expect((await put({ iban: "NL92ABNA0417164300" })).status).toBe(422);
  expect([isIban("DE89370400440532013000"), isIban("DE88370400440532013000")]).toEqual([
    true,
    false,
  ]);
});
