import { afterAll, expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { suppressions } from "@/modules/platform/mail/suppressions";
import { testApp } from "@/modules/testing";
import type { App } from "@/src/app";
import { imported } from "./fixtures";
import { imports } from "./index";

const apps: App[] = [];
afterAll(() => apps.forEach(imports.closeReader));

function house() {
  const app = testApp();
  apps.push(app);
  return app;
}

async function standing(app: App) {
  const query = { status: "all", archived: "no", sort: "name", limit: 9 } as const;
  const { candidates: all } = await candidates.list(app, query);
  const told = all.map(async ({ id, firstName }) => {
    const { objectedAt } = await candidates.consentsOf(app, id);
    return [firstName, objectedAt?.slice(0, 10) ?? null] as const;
  });
  return Object.fromEntries(await Promise.all(told));
}

const reasons = async (app: App, email: string) =>
  (await suppressions.isSuppressed(app, [email])).get(email) ?? [];

const head = "First Name,Last Name,Email,Email Opt Out,Do Not Call,Newsletter";

test("whoever opted out of mail or calls elsewhere is not approached here, not even by an agreed newsletter", async () => {
  const app = house();
  const rows = [
    "Ann,Field,ann@example.com,true,false,yes",
    "Bob,Hill,bob@example.com,false,yes,",
    "Cid,Dale,cid@example.com,false,,yes",
    "Dot,Glen,,2025-06-01,,",
  ];
  expect(await imported(app, [head, ...rows].join("\n"))).toMatchObject({ created: 4 });
  expect(await standing(app)).toEqual({
    ...{ Ann: "2025-12-20", Bob: "2025-12-20", Cid: null, Dot: "2025-06-01" },
  });
  expect([await reasons(app, "ann@example.com"), await reasons(app, "cid@example.com")]).toEqual([
    ["objected"],
    [],
  ]);
  const ids = await candidates.idsOf(app, { status: "all", archived: "no" } as never, 9);
  const agreed = await candidates.approachable(app, ids, "marketing");
  expect(agreed.flatMap((it) => (it.consent ? [it.firstName] : []))).toEqual(["Cid"]);
});

test("an opt-out reaches somebody who is here already, also where rows about them are skipped, and outlives the undo", async () => {
  const app = house();
  await added(app, { firstName: "Ann", email: "ann@example.com" });
  const row = await imported(
    app,
    [
      head,
      "Ann,Field,ann@example.com,yes,,",
      "Eve,New,eve@example.com,,,",
      "Eve,New,eve@example.com,yes,,",
    ].join("\n"),
  );
  expect(row).toMatchObject({ created: 1, updated: 1, skipped: 1 });
  expect(await standing(app)).toEqual({ Ann: "2025-12-20", Eve: "2025-12-20" });
  await imports.undo(app, row.id);
  expect(await standing(app)).toEqual({ Ann: "2025-12-20" });
  expect(await reasons(app, "eve@example.com")).toEqual(["objected"]);
});
