import { afterEach, expect, test } from "bun:test";
import { signedIn } from "@/modules/testing";
import { agency, agreeing, begun, drafted } from "../fixtures";

const opened: { stop(): void }[] = [];
afterEach(() => opened.splice(0).forEach((server) => server.stop()));

test("campaigns are asked by words and conditions, page by page, counted, and leave as a file", async () => {
  const { app, as, server } = await agency();
  opened.push(server);
  await begun(as, await drafted(as, await agreeing(app, 3)));
  await drafted(as, []);
  const { ask } = await signedIn(app, "viewer");
  const read = async (path: string) => (await ask("GET", `/api/campaigns${path}`)).json();
  expect(await read("")).toHaveLength(2);
  expect(
    (await read("?where=recipients:1..")).map(({ number }: { number: string }) => number),
  ).toEqual(["M-0001"]);
  expect(await read("?status=draft&q=m-0002")).toHaveLength(1);
  expect(await read("?where=started:none")).toHaveLength(1);
  const page = await ask("GET", "/api/campaigns?sort=-number&limit=1");
  expect(page.headers.get("x-total-count")).toBe("2");
  expect(page.headers.get("link")).toContain("cursor=");
  expect((await read("/ids")).ids).toHaveLength(2);
  expect((await read("/facets?field=status")).values).toHaveLength(2);
  const file = await (await ask("GET", "/api/campaigns/export?format=csv&status=draft")).text();
  expect(file.trim().split("\n")).toHaveLength(2);
});
