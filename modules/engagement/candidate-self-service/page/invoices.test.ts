import { afterEach, expect, test } from "bun:test";
import { selfBilled } from "@/modules/billing/self-billing/issued.testing";
import { request } from "@/modules/testing";
import { house, read, sentTo, somebody } from "../fixtures";
import { ownPage } from "../index";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

test("invoices in somebody's own name are read and downloaded there, and nobody else's", async () => {
  const it = await house();
  opened.push(it.server);
  const { app } = it;
  const me = await somebody(it, "Ada");
  const link = await sentTo(it, me);
  expect(await read(app, link)).not.toContain("Your invoices");
  const mine = await selfBilled(app, me.candidateId, { status: "paid", paidOn: "2025-12-18" });
  const other = await somebody(it, "Bo");
  const theirs = await selfBilled(app, other.candidateId);
  for (const lang of ["en", "nl", "de"]) {
    const page = await read(app, `${link}?lang=${lang}`);
    expect(page).toContain(mine.number);
    expect(page).not.toContain(theirs.number);
    expect(page.slice(page.indexOf("<body>"))).not.toMatch(/\{\w+\}|undefined|\[object/);
  }
  expect(await read(app, link)).toContain("€1,190.00 · Paid on 18 December 2025");
  const file = await request(app, "GET", `${link}/invoices/${mine.id}/xml`);
  expect(await file.text()).toBe(`<Invoice>${me.candidateId}</Invoice>`);
  expect(file.headers.get("content-disposition")).toContain(`${mine.number}.xml`);
  const asked = [`${link}/invoices/${theirs.id}/pdf`, `/me/none/invoices/${mine.id}/pdf`];
  for (const path of asked) expect((await request(app, "GET", path)).status).toBe(404);
  await ownPage.end(it.as, me.candidateId);
  const closed = await request(app, "GET", `${link}/invoices/${mine.id}/pdf`);
  expect(closed.status).toBe(404);
});
