import { expect, test } from "bun:test";
import fc from "fast-check";
import Papa from "papaparse";
import { request, signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { company } from "../fixtures";
import {
  type Client,
  ClientQuery,
  clients,
  numberOf,
  sorts,
  tierFrom,
  tierOf,
  tiers,
} from "../index";
import { bareNumber, isVatNumber } from "../rules";

const app = testApp();
const crowd = Array.from({ length: 60 }, (_, n) =>
  company({
    name:
      n === 7 ? "=1+1 Rekenhuis" : `${["Ånes", "Weiß", "Müller"][n % 3]} Rekencentrum ${n} B.V.`,
    industry: n % 2 ? "Colocation" : "Réseau",
    status: (["active", "inactive", "prospect"] as const)[n % 3],
    contractValue: n % 4 ? String(n * 25_000) : null,
    website: `https://www.huis${n}.example/nl`,
    contacts: n % 5 ? [] : [{ name: `Femke Contact${n}` }],
    sites: n % 6 ? [] : [{ name: "DC1", city: "Köln" }],
  }),
);
const ids = await addAll(app, crowd);
await clients.archive(app, ids.slice(50));
const reader = signedIn(app, "viewer");
const asked = async (query: string) => (await reader).ask("GET", `/api/clients?${query}`);
const found = async (query: string): Promise<Client[]> => (await asked(query)).json();

test.each([
  ["q=koln", 9],
  ["q=femke%20contact1", 2],
  ["q=reseau", 25],
  ["q=K-0007", 1],
  ["q=k7", 1],
  ["q=huis12", 1],
  ["q=uninterruptible", 0],
  ["status=prospect", 16],
  ["archived=yes", 10],
  ["q=koln&status=active", 9],
])("?%s finds %i", async (query, count) => {
  expect((await found(`${query}&limit=200`)).length).toBe(count);
  expect((await asked(query)).headers.get("x-total-count")).toBe(String(count));
});

test("paging shows every client once, in order, whatever the order and the length of a page", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sorts),
      fc.constantFrom({}, { status: "active" }, { q: "reken" }, { archived: "yes" }),
      fc.integer({ min: 1, max: 23 }),
      async (sort, filter, limit) => {
        const ask = (more: object) =>
          clients.list(app, ClientQuery.parse({ ...filter, sort, ...more }));
        const whole = await ask({ limit: 200 });
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const page = await ask({ limit, cursor });
          seen.push(...page.clients.map(({ id }) => id));
          cursor = page.next ?? undefined;
        } while (cursor);
        expect(seen).toEqual(whole.clients.map(({ id }) => id));
        expect(seen).toHaveLength(whole.total);
      },
    ),
    { numRuns: 30, seed: 2026 },
  );
});

test("the answer says where the next page begins, and a bent page mark is refused", async () => {
  const link = /<([^>]+)>; rel="next"/.exec((await asked("limit=30")).headers.get("link") ?? "");
  const { cookie } = await reader;
  const next = await request(app, "GET", link?.[1] ?? "", { cookie });
  expect(await next.json()).toHaveLength(20);
  expect((await asked("cursor=x")).status).toBe(404);
  for (const odd of ["sort=id", "status=gone", "limit=201"]) {
    expect((await asked(odd)).status).toBe(422);
  }
});

test("no search, however strange, makes the list stumble", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("K-", '"', "OR"),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      expect((await asked(`q=${encodeURIComponent(q.toWellFormed())}`)).status).toBe(200);
    }),
    { numRuns: 100, seed: 2026 },
  );
});

test("the one that is being typed in is found by name and by website", async () => {
  const { ask } = await reader;
  const alike = async (query: string) =>
    (await ask("GET", `/api/clients/duplicates?${query}`)).json();
  const [both] = await alike("name=ANES%20rekencentrum%203%20BV&website=huis3.example");
  expect(both).toMatchObject({ client: { number: numberOf(4) }, signs: ["name", "website"] });
  expect(await alike("website=HUIS55.example")).toMatchObject([
    { client: { isArchived: true }, signs: ["website"] },
  ]);
  expect(await alike(`name=anes%20rekencentrum%203&except=${ids[3]}`)).toEqual([]);
  expect(await alike("name=%20")).toEqual([]);
});

test.each(["csv", "json", "xlsx"])(
  "an export as %s holds what is shown, and no formula",
  async (format) => {
    const { ask } = await reader;
    const answer = await ask(
      "GET",
      `/api/clients/export?status=inactive&sort=name&format=${format}`,
    );
    expect(answer.headers.get("content-disposition")).toContain(`clients-2026-01-01.${format}`);
    if (format === "xlsx")
      return expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(2000);
    const shown = await found("status=inactive&sort=name&limit=200");
    const text = await answer.text();
    if (format === "json")
      return expect(JSON.parse(text)).toEqual(shown.map((it) => ({ ...it, owner: null })));
    const { data } = Papa.parse<string[]>(text, { newline: "\r\n" });
    const names = data.slice(1).map(([, name]) => name);
    expect(names).toEqual(shown.map(({ name }) => name.replace(/^=/, "'=")));
    expect(names).toContain("'=1+1 Rekenhuis");
  },
);

test("the tier is the highest that the contract value reaches", () => {
  for (const tier of tiers) expect(tierOf(tierFrom[tier])).toBe(tier);
  expect([tierOf(null), tierOf(49_999.99), tierOf(5e9)]).toEqual(["bronze", "bronze", "platinum"]);
});

test.each([
  "NL812345678B01",
  "BE 0123.456.749",
  "ATU12345678",
  "CHE-123.456.789 MWST",
  "CZ12345678",
])("%s is a VAT number", (text) => expect(isVatNumber(bareNumber(text))).toBe(true));
