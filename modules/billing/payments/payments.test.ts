import { expect, test } from "bun:test";
import { invoices } from "@/modules/billing/invoices/schema";
import { issued } from "@/modules/billing/invoices/issued.testing";
import { added } from "@/modules/crm/clients/fixtures";
import { signedIn, testApp } from "@/modules/testing";
import { invalid } from "@/src/errors";
import type { BankEntries, BankEntry, Payment, StatementImport } from ".";
import { camtOf, type WrittenPayment } from "./fixtures";

async function desk() {
  const app = testApp();
  const { ask } = await signedIn(app);
  const read = async (payments: WrittenPayment[]) => {
    const answer = await ask("POST", "/api/bank-statements", {
      headers: { "content-type": "multipart/form-data; boundary=b" },
      body: `--b\r\ncontent-disposition: form-data; name="file"; filename="s.xml"\r\n\r\n${camtOf({ payments })}\r\n--b--\r\n`,
    });
    return (await answer.json()) as StatementImport;
  };
  const post = async <Answer>(path: string, body: object = {}) => {
    const answer = await ask("POST", path, { body });
    return { status: answer.status, body: (await answer.json()) as Answer };
  };
  const open = async () =>
    ((await (await ask("GET", "/api/bank-entries")).json()) as BankEntries).entries;
  const statusOf = async (id: string) => {
    const rows = await app.db.select().from(invoices);
    const { status, paidCents } = rows.find((it) => it.id === id) ?? invalidRow();
    return { status, paidCents };
  };
  return { app, ask, read, post, open, statusOf };
}

const invalidRow = () => {
  throw invalid([{ path: ["id"], message: "No such invoice." }]);
};

test("reference and amount are booked as the file is read, and the same file again changes nothing", async () => {
  const { app, read, statusOf } = await desk();
  const { id, reference } = await issued(app);
  const paid = { amount: "1190.00", reference, iban: "DE89370400440532013000" };
  expect(await read([paid])).toMatchObject({
    added: 1,
    booked: 1,
    bookedCents: 119_000,
    toCheck: 0,
  });
  expect(await statusOf(id)).toEqual({ status: "paid", paidCents: 119_000 });
  expect(await read([paid])).toMatchObject({ added: 0, known: 1, booked: 0, statements: [] });
  expect(await statusOf(id)).toEqual({ status: "paid", paidCents: 119_000 });
});

test("two payments of one invoice in one file are not both booked on it", async () => {
  const { app, read, open, statusOf } = await desk();
  const { id, reference } = await issued(app);
  const paid = { amount: "1190.00", reference };
  const answer = await read([
    { ...paid, bankReference: "A" },
    { ...paid, bankReference: "B" },
  ]);
  expect(answer).toMatchObject({ added: 2, booked: 1, toCheck: 1 });
  expect((await statusOf(id)).paidCents).toBe(119_000);
  expect(await open()).toMatchObject([{ cents: 119_000, proposal: null }]);
});

test("both shares of a blocked account make an invoice paid", async () => {
  const { app, read, statusOf } = await desk();
  const { id, reference } = await issued(app, { blockedCents: 29_750 });
  await read([{ amount: "297.50", reference }]);
  expect(await statusOf(id)).toEqual({ status: "partPaid", paidCents: 29_750 });
  await read([{ amount: "892.50", reference }]);
  expect(await statusOf(id)).toEqual({ status: "paid", paidCents: 119_000 });
});

test("the same share of a blocked account that comes twice is booked once, in one file or two", async () => {
  const { app, read, open, statusOf } = await desk();
  const { id, reference } = await issued(app, { blockedCents: 29_750 });
  const share = { amount: "297.50", reference };
  await read([
    { ...share, bankReference: "A" },
    { ...share, bankReference: "B" },
  ]);
  await read([{ ...share, bankReference: "C" }]);
  expect(await statusOf(id)).toEqual({ status: "partPaid", paidCents: 29_750 });
  expect((await open()).map(({ proposal }) => proposal?.ground)).toEqual(["part", "part"]);
});

test("what is credited or given up takes no payment any more", async () => {
  const { app, read, post, open, statusOf } = await desk();
  const { id } = await issued(app);
  await post(`/api/invoices/${id}/write-off`, { reason: "Insolvent" });
  const paid = { cents: 100, paidOn: "2026-01-01", reason: "Late" };
  expect((await post(`/api/invoices/${id}/payments`, paid)).status).toBe(409);
  await read([{ amount: "10.00" }]);
  const [entry] = await open();
  const body = { version: entry?.version, allocations: [{ invoiceId: id, cents: 1000 }] };
  expect((await post(`/api/bank-entries/${entry?.id}/booking`, body)).status).toBe(422);
  expect(await statusOf(id)).toEqual({ status: "writtenOff", paidCents: 0 });
});

test("what is only likely waits for a person, who books it, and the next from that account is proposed", async () => {
  const { app, read, post, open, statusOf } = await desk();
  const clientId = (await added(app)).id;
  const [first, second] = [await issued(app, { clientId }), await issued(app, { clientId })];
  const iban = "DE89370400440532013000";
  await read([{ amount: "1190.00", text: `Rg ${first.number}`, iban }]);
  const [entry] = await open();
  expect(entry?.proposal).toMatchObject({ ground: "invoice-number" });
  expect((await statusOf(first.id)).paidCents).toBe(0);
  const allocations = [{ invoiceId: first.id, cents: 119_000 }];
  const body = { version: entry?.version, allocations };
  const path = `/api/bank-entries/${entry?.id}/booking`;
  expect((await post<BankEntry>(path, body)).body).toMatchObject({ bookedCents: 119_000 });
  expect(await statusOf(first.id)).toEqual({ status: "paid", paidCents: 119_000 });
  expect((await post(path, body)).status).toBe(422);

  await read([{ amount: "1190.00", text: "thanks", iban }]);
  expect((await open())[0]?.proposal).toMatchObject({
    ground: "known-payer",
    allocations: [{ invoiceId: second.id, cents: 119_000, number: second.number }],
  });
});

test("more than the payment or than is open is refused, with the field named", async () => {
  const { app, read, post, open } = await desk();
  const { id } = await issued(app);
  await read([{ amount: "1000.00" }, { amount: "5000.00" }]);
  const [small, large] = await open();
  const book = (entry: BankEntry | undefined, cents: number) =>
    post(`/api/bank-entries/${entry?.id}/booking`, {
      version: entry?.version,
      allocations: [{ invoiceId: id, cents }],
    });
  expect((await book(small, 119_000)).status).toBe(422);
  expect((await book(large, 119_001)).body).toMatchObject({
    fields: { "allocations.0": "This is more than is open on the invoice." },
  });
});

test("a booking is undone by its opposite, once, and its payment is open again", async () => {
  const { app, ask, read, post, open, statusOf } = await desk();
  const { id, reference } = await issued(app);
  await read([{ amount: "1190.00", reference }]);
  const path = `/api/invoices/${id}/payments`;
  const [booked] = (await (await ask("GET", path)).json()) as Payment[];
  const undone = await post<Payment[]>(`/api/payments/${booked?.id}/undo`);
  expect(undone.body.map(({ cents, isUndone }) => [cents, isUndone])).toEqual([
    [119_000, true],
    [-119_000, false],
  ]);
  expect(await statusOf(id)).toEqual({ status: "sent", paidCents: 0 });
  expect(await open()).toHaveLength(1);
  expect((await post(`/api/payments/${booked?.id}/undo`)).status).toBe(409);
});

test("what is given up keeps its reason and counts as no payment", async () => {
  const { app, post, statusOf } = await desk();
  const { id } = await issued(app);
  await post(`/api/invoices/${id}/payments`, {
    cents: 19_000,
    paidOn: "2026-01-01",
    reason: "Set off against a credit",
  });
  const answer = await post<Payment[]>(`/api/invoices/${id}/write-off`, { reason: "Insolvent" });
  expect(answer.body.map(({ kind, cents }) => [kind, cents])).toEqual([
    ["other", 19_000],
    ["writeOff", 100_000],
  ]);
  expect(await statusOf(id)).toEqual({ status: "writtenOff", paidCents: 19_000 });
});

test("a payment for no invoice is dismissed with a reason and reopened", async () => {
  const { read, post, open } = await desk();
  await read([{ amount: "3.50", text: "Interest" }]);
  const [entry] = await open();
  const path = `/api/bank-entries/${entry?.id}`;
  expect((await post(`${path}/dismissal`, { version: 1, reason: "Interest" })).status).toBe(200);
  expect(await open()).toEqual([]);
  expect((await post(`${path}/reopening`, { version: 2 })).status).toBe(200);
  expect(await open()).toHaveLength(1);
});

test("only who has the permission for billing books, and a viewer sees nothing of it", async () => {
  const app = testApp();
  const { id } = await issued(app);
  const recruiter = await signedIn(app, "recruiter");
  const viewer = await signedIn(app, "viewer");
  const off = { reason: "No" };
  expect((await recruiter.ask("POST", `/api/invoices/${id}/write-off`, { body: off })).status).toBe(
    403,
  );
  expect((await viewer.ask("GET", "/api/bank-entries")).status).toBe(403);
});
