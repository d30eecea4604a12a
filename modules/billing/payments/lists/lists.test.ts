import { expect, test } from "bun:test";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { signedIn, testApp } from "@/modules/testing";
import { type Payment, payments } from "..";
import { camtOf } from "../fixtures";

test("booked payments are a list: by words and conditions, counted, and as a file", async () => {
  const app = testApp();
  const { number, reference } = await issued(app);
  const paid = { amount: "1190.00", reference, iban: "DE89370400440532013000" };
  await payments.importStatements(app, camtOf({ payments: [paid] }));
  const { ask } = await signedIn(app, "recruiter");
  const read = async (path: string) => (await ask("GET", `/api/payments${path}`)).json();
  const found = async (query: string) =>
    (await read(`?${query}`)).map((it: Payment) => it.invoiceNumber);
  expect(await found(`q=${number}&sort=-amount`)).toEqual([number]);
  expect(await found("where=kind:bank;ground:reference;amount:1000..;undone:no")).toEqual([number]);
  expect(await found("where=kind:writeOff")).toEqual([]);
  expect((await read("/ids")).ids).toHaveLength(1);
  expect((await read("/facets?field=kind")).values).toMatchObject([{ value: "bank", count: 1 }]);
  const file = await (await ask("GET", "/api/payments/export?format=csv")).text();
  expect(file.split("\n")[1]).toContain(`1190,EUR,${number}`);
  const viewer = await signedIn(app, "viewer");
  expect((await viewer.ask("GET", "/api/payments")).status).toBe(403);
});
