import { expect, test } from "bun:test";
import { idleMs } from "@/src/http/access/cookie";
import { published } from "@/modules/engagement/application-form/fixtures";
import { candidates } from "@/modules/crm/candidates";
import { retentionRules } from "@/modules/crm/candidates/rules";
import { settings } from "@/modules/platform/settings";
import { request, signedIn, testApp } from "@/modules/testing";
import { documentTypes, locales, publicTypes } from "./rules";
import { sampleLegalDocuments } from "@/cli/demo/seed";
import { standardOf } from "./documents";
import { unknownIn } from "./values";

const agency = {
  name: "Noord & Zuid",
  address: "Kade 1, Amsterdam",
  vatNumber: "NL1",
  kvkNumber: "123",
  email: "desk@noord.example",
};
const names = { privacyEmail: "", officer: "", officerEmail: "", authority: "AP", court: "Court" };

/** An agency that has said who it is. */
async function named(now = () => new Date("2026-01-01T12:00:00Z")) {
  const app = testApp({ now });
  const who = await signedIn(app);
  await settings.save(who.as, "agency", { value: agency });
  await settings.save(who.as, "legal", { value: names });
  return { app, ...who };
}

const at = (type: string, language = "en") => `/api/legal/documents/${type}/${language}`;

test("every standard text is there in three languages and names only gaps that exist", () => {
  for (const type of documentTypes) {
    const sizes = locales.map((language) => {
      const { title, body } = standardOf(type, language);
      expect([type, language, unknownIn(body)]).toEqual([type, language, []]);
      expect(title.length).toBeGreaterThan(3);
      return body.split("\n").length;
    });
    expect([type, new Set(sizes).size]).toEqual([type, 1]);
  }
});

test("a document is not published while it has gaps, and what lacks is named", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const { missing, inForce } = await (await ask("GET", at("privacy"))).json();
  expect(missing).toContain("agency.address");
  expect(inForce).toBeNull();
  const refused = await ask("POST", `${at("privacy")}/editions`, { body: { version: 0 } });
  expect(refused.status).toBe(409);
  expect((await request(app, "GET", "/legal/privacy")).status).toBe(404);
});

test("everybody reads what was published, as it was then, whatever is written afterwards", async () => {
  const { app, ask, as } = await named();
  await ask("POST", `${at("privacy")}/editions`, { body: { version: 0 } });
  await settings.save(as, "agency", { value: { ...agency, address: "Elsewhere 9" } });
  const page = await (await request(app, "GET", "/legal/privacy?lang=en")).text();
  expect(page).toContain("Noord &amp; Zuid, Kade 1, Amsterdam");
  expect(page).toContain("In force since 1 January 2026 · version 1");
  expect(page).not.toContain("{{");
  for (const { days } of retentionRules) expect(page).toContain(`${days} days`);
  for (const purpose of ["keep", "share", "marketing"] as const)
    expect(page).toContain(Bun.escapeHTML(candidates.consentsAsked.texts[purpose].en));
  expect((await (await ask("GET", at("privacy"))).json()).editions).toMatchObject([
    { n: 1, state: "in-force", consentVersion: candidates.consentsAsked.version },
  ]);
});

test("the notice tells the periods that really hold: the agency's own and those of each country", async () => {
  const { ask, as } = await named();
  const gdpr = await settings.valueOf(as, "gdpr");
  await settings.save(as, "gdpr", { value: { ...gdpr, retentionDays: 200 } });
  const { preview } = await (await ask("GET", at("privacy"))).json();
  expect(preview).toContain("After that: 200 days from our last contact with you.");
  expect(preview).not.toContain("365 days");
  expect(preview).toMatch(/without your consent: \d+ days from its end \(Netherlands\)/);
  expect(preview).toContain("After you withdraw your consent: 28 days.");
});

test("own words are published as a new version; the earlier one stays readable, and a withdrawal brings it back", async () => {
  const { app, ask } = await named();
  await ask("POST", `${at("terms")}/editions`, { body: { version: 0 } });
  const own = { title: "Terms", body: "# Our terms\nOnly **one** rule <b>.", version: 0 };
  const edited = await (await ask("PUT", at("terms"), { body: own })).json();
  expect(edited).toMatchObject({ isChanged: true, isStandard: false, version: 1 });
  const note = "Shorter";
  const second = await ask("POST", `${at("terms")}/editions`, { body: { version: 1, note } });
  const { editions } = await second.json();
  const read = async (query = "") =>
    (await request(app, "GET", `/legal/terms?lang=en${query}`)).text();
  expect(await read()).toContain("Only <b>one</b> rule &lt;b&gt;.");
  expect(await read("&edition=1")).toContain("This is an earlier version.");
  await ask("POST", `/api/legal/editions/${editions[0].id}/withdrawal`);
  expect(await read()).toContain("version 1");
  await ask("DELETE", `/api/legal/editions/${editions[0].id}/withdrawal`);
  expect(await read()).toContain("version 2");
});

test("what is to count from a later day counts from that day on, and no day that has passed", async () => {
  let now = "2026-01-01T12:00:00Z";
  const { app, ask } = await named(() => new Date(now));
  const post = (effectiveFrom: string) =>
    ask("POST", `${at("cookies")}/editions`, { body: { version: 0, effectiveFrom } });
  expect((await post("2025-12-31")).status).toBe(422);
  expect((await post("2026-02-01")).status).toBe(201);
  expect((await request(app, "GET", "/legal/cookies")).status).toBe(404);
  now = "2026-02-01T00:00:01Z";
  expect((await request(app, "GET", "/legal/cookies")).status).toBe(200);
});

test("whoever reads another language gets the words there are, and is told so", async () => {
  const { app, ask } = await named();
  await ask("POST", `${at("cookies", "nl")}/editions`, { body: { version: 0 } });
  const page = await (await request(app, "GET", "/legal/cookies?lang=de")).text();
  expect(page).toContain('<html lang="de">');
  expect(page).toContain('<article class="paper" lang="nl">');
  expect(page).toContain("Dieses Dokument gibt es nur in dieser Sprache.");
});

test("every page for visitors leads to what is published, and none sets a cookie, as the cookie text says", async () => {
  const { app, ask } = await named();
  const visit = async (path: string) => {
    const answer = await request(app, "GET", path);
    expect([path, answer.headers.get("set-cookie")]).toEqual([path, null]);
    return answer.text();
  };
  expect(await visit("/careers?lang=en")).not.toContain("/legal/");
  for (const type of publicTypes)
    await ask("POST", `${at(type)}/editions`, { body: { version: 0 } });
  await ask("POST", "/api/legal/certificates", {
    body: { kind: "sna", number: "1", validFrom: "2025-01-01", isPublic: true },
  });
  for (const path of ["/careers?lang=en", "/me?lang=en", "/legal/terms?lang=en"]) {
    const page = await visit(path);
    for (const name of [...publicTypes, "certificates"])
      expect([path, page.includes(`href="/legal/${name}?lang=en"`)]).toEqual([path, true]);
  }
  expect(await visit("/legal/certificates?lang=en")).toContain("SNA quality mark");
});

test("the cookie text says as long as a session really lasts", () => {
  const hours = idleMs / 3_600_000;
  for (const [language, word] of [
    ["en", "hours"],
    ["nl", "uur"],
    ["de", "Stunden"],
  ] as const)
    expect(standardOf("cookies", language).body).toContain(`${hours} ${word}`);
});

test("the assessment of impact stays inside, and a text with an unknown gap is refused", async () => {
  const { app, ask } = await named();
  await ask("POST", `${at("dpia")}/editions`, { body: { version: 0 } });
  expect((await request(app, "GET", "/legal/dpia")).status).toBe(404);
  const slip = { title: "T", body: "{{agency.nmae}}", version: 0 };
  expect((await ask("PUT", at("terms"), { body: slip })).status).toBe(422);
  const recruiter = await signedIn(app, "recruiter");
  expect((await recruiter.ask("PUT", at("terms"), { body: slip })).status).toBe(403);
});

test("of two who write at once the second is told, and the standard words come back when asked for", async () => {
  const { ask } = await named();
  const own = { title: "T", body: "Words.", version: 0 };
  expect((await ask("PUT", at("terms"), { body: own })).status).toBe(200);
  expect((await ask("PUT", at("terms"), { body: own })).status).toBe(409);
  const back = await ask("DELETE", at("terms"), { body: { version: 1 } });
  expect(await back.json()).toMatchObject({ isStandard: true, version: 0 });
});

test("whoever applies reads the whole notice from the form, once it is published", async () => {
  const { app, path } = await published();
  const form = async () => (await request(app, "GET", `${path}?lang=en`)).text();
  const link = '<a href="/legal/privacy?lang=en" target="_blank"';
  expect(await form()).not.toContain(link);
  await sampleLegalDocuments(app);
  expect(await form()).not.toContain(link);
  const { as } = await signedIn(app);
  await sampleLegalDocuments(as);
  expect(await form()).toContain(link);
});
