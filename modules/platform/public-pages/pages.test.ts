import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { request, testApp } from "@/modules/testing";
import { settings } from "@/modules/platform/settings";
import { statement } from "@/src/database";
import { setSiteAssets } from "./index";

const accept = "text/html,*/*";
const see = (app: ReturnType<typeof testApp>, path: string, headers = {}) =>
  request(app, "GET", path, { headers: { accept, ...headers } });

test("what failed is a page for people and an answer for programs", async () => {
  const app = testApp();
  const page = await see(app, "/careers/no-such-job/apply?lang=nl");
  expect([page.status, page.headers.get("content-type")]).toEqual([404, "text/html;charset=utf-8"]);
  expect(await page.text()).toContain("<h1>Pagina niet gevonden</h1>");
  const answer = await request(app, "GET", "/careers/no-such-job/apply");
  expect([answer.status, (await answer.json()).code]).toEqual([404, "missing"]);
  const api = await see(app, "/api/none");
  expect(api.headers.get("content-type")).toContain("application/json");
});

test("where not even the name of the agency can be read there is still an answer, if no page", async () => {
  const app = testApp();
  await app.write([statement(sql`drop table settings`)]);
  const answer = await see(app, "/careers");
  expect([answer.status, (await answer.json()).code]).toEqual([500, "bug"]);
});

test("whoever tries too often reads so in their language", async () => {
  const app = testApp();
  for (let n = 0; n < 61; n += 1) await see(app, `/s/guess-${n}`);
  const page = await see(app, "/s/guess", { "accept-language": "de" });
  expect(page.status).toBe(429);
  expect(await page.text()).toContain("<h1>Zu viele Versuche</h1>");
});

test.each([
  ["/careers?lang=de", { cookie: "locale=nl" }, "de"],
  ["/careers", { cookie: "locale=nl", "accept-language": "de" }, "nl"],
  ["/careers", { "accept-language": "fr, de;q=0.8, en;q=0.5" }, "de"],
  ["/careers?lang=fr", { "accept-language": "fr" }, "en"],
])("%s with %p is answered in %s", async (path, headers, locale) => {
  const text = await (await see(testApp(), path, headers)).text();
  expect(text).toContain(`<html lang="${locale}">`);
});

test("a page in another language keeps everything else that its address says", async () => {
  const text = await (await see(testApp(), "/careers?q=ups&country=NL")).text();
  expect(text).toContain('href="/careers?q=ups&amp;country=NL&amp;lang=de"');
});

test("a page that is not there repeats nothing of what its address asked for", async () => {
  for (const path of ["/careers/none", "/s/none", "/me/none", "/legal/none", "/u/none"]) {
    const answer = await see(testApp(), `${path}?sort=Canary4711`);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain("Canary4711");
  }
});

test("every page names the agency, wears its sign, and says how to reach it", async () => {
  const app = testApp();
  const agency = { ...(await settings.valueOf(app, "agency")), name: "Noord & Co" };
  await settings.save(app, "agency", { value: { ...agency, email: "desk@noord.example" } });
  setSiteAssets(app, {
    icon: "/assets/icon.svg",
    fonts: { sans: "/assets/sans.woff2", mono: null },
  });
  for (const path of ["/careers", "/me", "/s/none", "/u/none", "/apply/none"]) {
    const text = await (await see(app, path)).text();
    expect(text).toContain("<span>Noord &amp; Co</span>");
    expect(text).toContain('<img src="/assets/icon.svg"');
    expect(text).toContain('href="mailto:desk@noord.example"');
    expect(text).toContain('href="/assets/sans.woff2"');
    expect(text).toMatch(/<title>[^<]*Noord &amp; Co[^<]*<\/title>/);
  }
});

test("what anybody may read travels packed, what one person may read does not", async () => {
  const packed = { "accept-encoding": "gzip, br" };
  const open = await see(testApp(), "/careers", packed);
  expect(open.headers.get("content-encoding")).toBe("gzip");
  const text = new TextDecoder().decode(Bun.gunzipSync(await open.arrayBuffer()));
  expect(text).toEndWith("</html>");
  const own = await see(testApp(), "/me", packed);
  expect(own.headers.get("content-encoding")).toBeNull();
  expect(own.headers.get("cache-control")).toBe("no-store");
});
