import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { certificateOf, shownCertificates } from "./certificates";
import { holds, standingOf } from "./rules";

const sna = { kind: "sna", number: "12345", issuer: "SNA", isPublic: true };

test("a certificate is shown to others from its first day to its last, and not while it was only asked for", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const add = async (more: object) =>
    (await ask("POST", "/api/legal/certificates", { body: { ...sna, ...more } })).json();
  await add({ validFrom: "2024-01-01", validUntil: "2026-01-01" });
  await add({ validFrom: "2024-01-01", validUntil: "2025-12-31", number: "over" });
  await add({ kind: "wtta", askedOn: "2025-12-01", number: "asked" });
  await add({ kind: "vcu", validFrom: "2025-01-01", number: "inside", isPublic: false });
  const all = await (await ask("GET", "/api/legal/certificates")).json();
  expect(all.map((it: typeof sna & { standing: string }) => [it.kind, it.standing])).toEqual([
    ["sna", "expired"],
    ["sna", "ending"],
    ["vcu", "open"],
    ["wtta", "asked"],
  ]);
  expect((await shownCertificates(app)).map(({ number }) => number)).toEqual(["12345"]);
});

test.each([
  [null, null, "asked"],
  ["2026-02-01", null, "asked"],
  ["2026-01-01", null, "open"],
  ["2020-01-01", "2025-12-31", "expired"],
  ["2020-01-01", "2026-01-01", "ending"],
  ["2020-01-01", "2026-04-01", "ending"],
  ["2020-01-01", "2026-04-02", "valid"],
] as const)("from %p until %p it is %p on the first of January", (validFrom, validUntil, is) => {
  const paper = { validFrom, validUntil };
  expect(standingOf(paper, "2026-01-01")).toBe(is);
  expect(holds(paper, "2026-01-01")).toBe(is !== "asked" && is !== "expired");
});

test("a proof is judged by its bytes, kept when the certificate is put away, and handed out shut", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const { id } = await (await ask("POST", "/api/legal/certificates", { body: sna })).json();
  const path = `/api/legal/certificates/${id}/proof`;
  const sent = (bytes: string, name: string) => {
    const form = new FormData();
    form.append("file", new File([bytes], name));
    return new Request("http://localhost", { method: "POST", body: form });
  };
  const post = async (bytes: string, name: string) => {
    const made = sent(bytes, name);
    const headers = { "content-type": made.headers.get("content-type") ?? "" };
    return ask("POST", path, { body: await made.text(), headers });
  };
  expect((await post("<script>1</script>", "sna.pdf")).status).toBeGreaterThanOrEqual(400);
  expect((await post("Certified.", "sna.txt")).status).toBe(200);
  await ask("POST", `/api/legal/certificates/${id}/archival`);
  expect((await certificateOf(app, id)).isArchived).toBe(true);
  const handed = await ask("GET", path);
  expect(await handed.text()).toBe("Certified.");
  expect(handed.headers.get("content-disposition")).toStartWith("attachment");
});

test("only an administrator says what the agency holds, and two who edit at once are told", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const recruiter = await signedIn(app, "recruiter");
  const refused = await recruiter.ask("POST", "/api/legal/certificates", { body: sna });
  expect(refused.status).toBe(403);
  const { id } = await (await ask("POST", "/api/legal/certificates", { body: sna })).json();
  const path = `/api/legal/certificates/${id}`;
  expect((await ask("PATCH", path, { body: { ...sna, version: 1 } })).status).toBe(200);
  expect((await ask("PATCH", path, { body: { ...sna, version: 1 } })).status).toBe(409);
  const turned = { ...sna, version: 2, validFrom: "2026-02-01", validUntil: "2026-01-01" };
  expect((await ask("PATCH", path, { body: turned })).status).toBe(422);
});
