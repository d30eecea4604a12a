import { expect, test } from "bun:test";
import fc from "fast-check";
import { request, signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { person } from "../fixtures";
import { type CandidateRecord, CandidateQuery, candidates, sorts } from "../index";

const families = ["Ånes", "Weiß", "van Dijk", "Okafor", "Müller", "Nowak", "Lefèvre"];
const countries = ["NL", "DE", "UK", null];
const app = testApp();
const crowd = Array.from({ length: 90 }, (_, n) =>
  person({
    firstName: `Bo${n % 3}`,
    lastName: families[n % 7] ?? "",
    email: `bo${n}@example.com`,
    phone: `06 1000 ${String(2000 + n)}`,
    country: countries[n % 4] ?? null,
    location: n % 2 ? "Köln" : "Gent",
    headline: n % 5 ? "Chiller technician" : "Réseau engineer",
    role: n % 2 ? "critical-facilities" : "power-cooling",
    skills: n % 3 ? ["chillers", "ups-systems"] : ["ups-systems"],
    status: n % 4 ? "active" : "passive",
  }),
);
const ids = await addAll(app, crowd);
await candidates.archive(app, ids.slice(80));
const reader = signedIn(app, "viewer");
const asked = async (query: string) => (await reader).ask("GET", `/api/candidates?${query}`);
const found = async (query: string): Promise<CandidateRecord[]> => (await asked(query)).json();

test.each([
  ["q=kolN", 40],
  ["q=n", 11],
  ["q=a", 12],
  ["q=%C3%85", 12],
  ["q=reseau", 16],
  ["q=chill", 74],
  ["q=%22chiller%20technician%22%20NOT%20gent", 32],
  ["q=C-0007", 1],
  ["q=c7", 1],
  ["q=BO12%40Example.com", 1],
  ["q=%2B31%206%201000%202012", 1],
  ["q=weiss", 12],
  ["q=wei%C3%9F", 12],
  ["q=uninterruptible", 0],
  ["status=passive", 20],
  ["skill=chillers", 53],
  ["skill=chillers,ups-systems", 53],
  ["country=UK,DE", 40],
  ["role=power-cooling", 40],
  ["archived=yes", 10],
  ["country=UK&status=passive", 0],
])("?%s finds %i", async (query, count) => {
  expect((await found(`${query}&limit=200`)).length).toBe(count);
  expect((await asked(query)).headers.get("x-total-count")).toBe(String(count));
});

test("paging shows everybody once, in order, whatever the order and the length of a page", async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...sorts),
      fc.constantFrom({}, { status: "active" }, { q: "chill" }, { archived: "yes" }),
      fc.integer({ min: 1, max: 37 }),
      async (sort, filter, limit) => {
        const whole = await candidates.list(
          app,
          CandidateQuery.parse({ ...filter, sort, limit: 200 }),
        );
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const question = CandidateQuery.parse({ ...filter, sort, limit, cursor });
          const page = await candidates.list(app, question);
          seen.push(...page.candidates.map(({ id }) => id));
          cursor = page.next ?? undefined;
        } while (cursor);
        expect(seen).toEqual(whole.candidates.map(({ id }) => id));
        expect(seen).toHaveLength(whole.total);
      },
    ),
    { numRuns: 40, seed: 2026 },
  );
});

test("by name means by family name, and accents do not put anybody at the end", async () => {
  const all = await found("sort=name&limit=200");
  const order = [...new Set(all.map(({ lastName }) => lastName))];
  expect(order).toEqual(["Ånes", "Lefèvre", "Müller", "Nowak", "Okafor", "van Dijk", "Weiß"]);
});

test("the answer says where the next page begins, and a bent page mark is refused", async () => {
  const first = await asked("limit=30&sort=name");
  const link = /<([^>]+)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
  const { cookie } = await reader;
  expect(await (await request(app, "GET", link, { cookie })).json()).toHaveLength(30);
  for (const mark of ["x", "%00", btoa("[1]"), btoa("[{},1]")]) {
    expect([404, 422]).toContain((await asked(`cursor=${mark}`)).status);
  }
});

test.each(["sort=id", "status=gone", "limit=501", "role=chef", "archived=maybe", "country=Narnia"])(
  "a question with %s is refused",
  async (query) => {
    expect((await asked(query)).status).toBe(422);
  },
);

test("no search, however strange, makes the list stumble", async () => {
  const odd = fc.oneof(
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom("+", "@", "a@b", '"', "OR", "C-", "C-99999999999999999999"),
  );
  await fc.assert(
    fc.asyncProperty(odd, async (q) => {
      expect([q, (await asked(`q=${encodeURIComponent(q.toWellFormed())}`)).status]).toEqual([
        q,
        200,
      ]);
    }),
    { numRuns: 200, seed: 2026 },
  );
});

test("the one who is being typed in is found among those who are there, and nothing is refused", async () => {
  const { ask } = await signedIn(app, "recruiter");
  const typed = `email=BO5%2Bx@example.com&phone=0031610002007&firstName=Bo2&lastName=Nowak&location=K%C3%B6ln`;
  const answer = await (await ask("GET", `/api/candidates/duplicates?${typed}`)).json();
  expect(answer.slice(0, 1)).toMatchObject([
    { strength: "strong", signs: ["email", "name-place"] },
  ]);
  expect(answer.map(({ strength }: { strength: string }) => strength)).toContain("likely");
  const body = { firstName: "Bo", lastName: "Twin", email: "bo5@example.com", origin: "applied" };
  const twin = await (await ask("POST", "/api/candidates", { body })).json();
  const [other] = await (await ask("GET", `/api/candidates/${twin.id}/duplicates`)).json();
  expect(other).toMatchObject({ candidate: { id: ids[5] }, signs: ["email"], strength: "strong" });
});
