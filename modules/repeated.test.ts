import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import type { App } from "@/src/app";
import { app, bodies, cookie, placeOf, server } from "./repeated.testing";

async function send(route: string, body: Record<string, unknown> | null, key: string) {
  const form = new FormData();
  const isForm = Object.values(body ?? {}).some((value) => value instanceof File);
  for (const [name, value] of Object.entries(body ?? {})) form.set(name, value as string);
  const headers = new Headers({ origin: "http://localhost", host: "localhost", cookie });
  headers.set("Idempotency-Key", key);
  if (body && !isForm) headers.set("content-type", "application/json");
  const content = isForm ? form : body && JSON.stringify(body);
  const url = `http://localhost/api/${placeOf(route)}`;
  return server.handle(
    new Request(url, { method: "POST", headers, ...(content && { body: content }) }),
  );
}

const counted = async ({ db }: App, table: string) => {
  const [row] = await db.all<[number]>(sql`select count(*) from ${sql.identifier(table)}`);
  return row?.[0] ?? 0;
};

test.each(bodies)("%s that is sent twice at once is made once", async (route, table, body) => {
  const before = await counted(app, table);
  const key = Bun.randomUUIDv7();
  const answers = await Promise.all([send(route, body, key), send(route, body, key)]);
  const [first] = answers.filter(({ ok }) => ok);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([first?.status ?? 201, 409]);
  expect(await counted(app, table)).toBe(before + 1);
  const again = await send(route, body, key);
  expect([again.status, await again.text()]).toEqual([
    first?.status ?? 0,
    (await first?.text()) ?? "",
  ]);
  expect(await counted(app, table)).toBe(before + 1);
});

/** Each is refused the second time by what the first has left, whatever key comes with it. */
const byTheirState = [
  "analysis/runs",
  "applicants/:id/candidate",
  "crm/communications/:id/files/:fileId/keeping",
  "projects/:id/sharings",
  "submissions/:id/withdrawal",
];
/** Nobody is signed in yet; what lets them in works once. */
const byTheirToken = ["auth/register", "auth/acceptance"];

test("every route that makes a record is among those", () => {
  const made = server.everyRoute.flatMap(({ method, path, hooks: { response } }) =>
    method === "POST" && typeof response === "object" && "201" in response ? [path.slice(5)] : [],
  );
  const sent = new Set(bodies.map(([route]) => route));
  const unsent = made.filter((path) => !sent.has(path));
  expect(unsent.toSorted()).toEqual([...byTheirState, ...byTheirToken].toSorted());
});
