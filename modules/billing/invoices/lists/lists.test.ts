import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { issued } from "../issued.testing";

/** Three invoices of one client, the second of them credited. */
async function office() {
  const app = testApp();
  const first = await issued(app);
  const { clientId } = first;
  const second = await issued(app, { clientId, status: "credited" });
  const third = await issued(app, {
    clientId,
    dueOn: "2030-01-01",
    paidCents: 19_000,
    orderNumber: "PO-4500123",
  });
  const note = await issued(app, { clientId, kind: "creditNote", creditsId: second.id });
  const { ask } = await signedIn(app, "viewer");
  const numbers = async (asked: Record<string, string>) => {
    const answer = await ask("GET", `/api/invoices?${new URLSearchParams(asked)}`);
    const rows: { number: string }[] = await answer.json();
    return rows.map((it) => it.number);
  };
  return { ask, numbers, all: [first, second, third, note].map((it) => it.number) };
}

test("invoices are found by what is asked of them, in the order that is asked for", async () => {
  const { ask, numbers, all } = await office();
  const [first = "", second = "", third = "", note = ""] = all;
  expect(await numbers({})).toEqual([note, third, second, first]);
  expect(await numbers({ sort: "-number" })).toEqual([first, second, third, note]);
  expect(await numbers({ where: "kind:creditNote" })).toEqual([note]);
  expect(await numbers({ where: "-open:1..", sort: "-number" })).toEqual([second, note]);
  expect(await numbers({ where: "amount:..0" })).toEqual([note]);
  expect(await numbers({ where: "open:1000..1000" })).toEqual([third]);
  expect(await numbers({ where: "overdue:yes" })).toEqual([first]);
  expect(await numbers({ status: "open", where: "-overdue:yes" })).toEqual([third]);
  expect(await numbers({ where: "worked:2025-11-25..2025-11-26" })).toHaveLength(4);
  expect(await numbers({ where: "worked:2025-12-01.." })).toEqual([]);
  expect(await numbers({ sort: "amount" })).toEqual([third, second, first, note]);
  expect(await numbers({ q: second.toLowerCase() })).toEqual([second]);
  expect(await numbers({ q: "po-4500123" })).toEqual([third]);
  expect(await numbers({ where: "status:credited" })).toEqual([second]);
  const [page, ids, counts] = await Promise.all([
    ask("GET", "/api/invoices?limit=2"),
    ask("GET", "/api/invoices/ids?where=kind:invoice").then((it) => it.json()),
    ask("GET", "/api/invoices/facets?field=kind").then((it) => it.json()),
  ]);
  expect(page.headers.get("x-total-count")).toBe("4");
  const [, next] = /<([^>]+)>; rel="next"/.exec(page.headers.get("link") ?? "") ?? [];
  const rest: { number: string }[] = await (await ask("GET", next ?? "")).json();
  expect(rest.map((it) => it.number)).toEqual([second, first]);
  expect(ids.ids).toHaveLength(3);
  expect(counts.values.map(({ value, count }: Count) => [value, count])).toEqual([
    ["invoice", 3],
    ["creditNote", 1],
  ]);
});

type Count = { value: string; count: number };

test("what is chosen or shown is exported in the order of the screen", async () => {
  const { ask, all } = await office();
  const exported = async (asked: Record<string, string>) => {
    const query = new URLSearchParams({ format: "json", ...asked });
    const rows: { number: string }[] = await (
      await ask("GET", `/api/invoices/export?${query}`)
    ).json();
    return rows.map((it) => it.number);
  };
  expect(await exported({ sort: "-number" })).toEqual(all);
  const { ids } = await (await ask("GET", "/api/invoices/ids")).json();
  expect(await exported({ ids: ids.slice(1, 3).join(","), sort: "-number" })).toEqual(
    all.slice(1, 3),
  );
});
