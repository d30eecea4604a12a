import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { CandidateQuery, candidates, type Wallet } from "..";
import { added } from "../fixtures";
import { nameKnown } from "./naming";

async function holder() {
  const app = testApp();
  const { ask } = await signedIn(app);
  const certificate = { certificate: "vca-basis", number: "V-1", expiresOn: "2026-01-20" };
  const { id, certificates } = await added(app, { certificates: [certificate] });
  const at = `/api/candidates/${id}`;
  const call = async (method: string, path: string, body?: object) =>
    (await (await ask(method, `${at}${path}`, { body: body ?? {} })).json()) as Wallet;
  const wallet = async () => (await (await ask("GET", `${at}/wallet`)).json()) as Wallet;
  return { app, id, ask, at, call, wallet, first: certificates[0]?.id ?? "" };
}

const states = ({ papers }: Wallet) => papers.map(({ number, state }) => [number, state]);

test("a renewed paper counts, the old one stays as history, and the undo puts it back", async () => {
  const { app, id, call, first } = await holder();
  const renewed = await call("POST", `/certificates/${first}/renewal`, {
    number: "V-2",
    expiresOn: "2036-01-20",
  });
  expect(states(renewed)).toEqual([
    ["V-1", "renewed"],
    ["V-2", "current"],
  ]);
  expect((await candidates.find(app, id)).certificates.map(({ number }) => number)).toEqual([
    "V-2",
  ]);
  expect((await candidates.factsOf(app, id)).certificates).toEqual([
    { id: "vca-basis", expiresOn: "2036-01-20" },
  ]);
  expect(states(await call("DELETE", `/certificates/${first}/renewal`))).toEqual([
    ["V-1", "current"],
  ]);
});

test("a paper is renewed once, whoever presses first", async () => {
  const { ask, at, first } = await holder();
  const press = () => ask("POST", `${at}/certificates/${first}/renewal`, { body: {} });
  const answers = await Promise.all([press(), press()]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
});

test("a form that was opened before the renewal does not put the old paper back", async () => {
  const { app, id, ask, at, call, first } = await holder();
  const { version } = await candidates.find(app, id);
  await call("POST", `/certificates/${first}/renewal`, { number: "V-2" });
  const certificates = [{ certificate: "vca-basis", number: "V-1", expiresOn: "2026-01-20" }];
  expect((await ask("PATCH", at, { body: { version, certificates } })).status).toBe(409);
});

test("what is let go counts no more and can be taken back", async () => {
  const { app, id, call, first } = await holder();
  expect(states(await call("POST", `/certificates/${first}/letting-go`))).toEqual([
    ["V-1", "let-go"],
  ]);
  expect((await candidates.find(app, id)).certificates).toEqual([]);
  expect(states(await call("DELETE", `/certificates/${first}/letting-go`))).toEqual([
    ["V-1", "current"],
  ]);
});

test("the usual term is proposed where nobody noted an end, and is no fact until somebody confirms it", async () => {
  const { app, id, call, first } = await holder();
  const path = `/certificates/${first}`;
  const { papers } = await call("PATCH", path, { issuedOn: "2020-02-29", expiresOn: null });
  expect(papers[0]).toMatchObject({ expiresOn: null, proposedUntil: "2030-02-28" });
  expect((await candidates.factsOf(app, id)).certificates[0]?.expiresOn).toBeNull();
  expect((await call("PATCH", path, { expiresOn: "2030-02-28" })).papers[0]).toMatchObject({
    expiresOn: "2030-02-28",
    proposedUntil: null,
  });
});

test("new dates have been seen by nobody, a proof changes nothing of what was seen", async () => {
  const { app, id, call, first } = await holder();
  await candidates.verify(app, { id, certificateId: first });
  const path = `/certificates/${first}`;
  const proofFileId = "00000000-0000-7000-8000-000000000009";
  expect((await call("PATCH", path, { proofFileId })).papers[0]?.verifiedAt).not.toBeNull();
  const { papers } = await call("PATCH", path, { expiresOn: "2036-01-20" });
  expect(papers[0]).toMatchObject({ verifiedAt: null, proofFileId });
});

test("that an identity was seen is kept with its document and its end, and can be taken back", async () => {
  const { app, id, call, wallet } = await holder();
  await call("PUT", "/identity", { document: "passport", expiresOn: "2031-05-01" });
  expect((await wallet()).identity).toMatchObject({
    document: "passport",
    checkedBy: "Ada Jansen",
  });
  expect((await candidates.holdingOf(app, id)).held.identity?.isVerified).toBe(true);
  expect((await call("DELETE", "/identity")).identity).toBeNull();
});

test("several certificates are verified in one go, and the way back doubts exactly those", async () => {
  const { app, id, ask, call, first } = await holder();
  const held = await call("POST", "/certificates", { certificate: "vca-vol", number: "V-9" });
  const [second = ""] = held.papers.flatMap((it) => (it.number === "V-9" ? it.id : []));
  await candidates.verify(app, { id, certificateId: first });
  const verify = async (method: "POST" | "DELETE", ids: string[]) =>
    (await ask(method, "/api/candidates/verifications", { body: { ids } })).json();
  const done = await verify("POST", [first, second]);
  expect(done).toEqual({ count: 1, ids: [second] });
  expect(await verify("DELETE", done.ids)).toEqual(done);
  const { papers } = await candidates.walletOf(app, id);
  expect(papers.map(({ id: at, verifiedAt }) => [at, verifiedAt !== null])).toEqual([
    [first, true],
    [second, false],
  ]);
  const [told] = (await candidates.find(app, id)).history;
  expect(told?.event).toBe("doubted");
});

test("papers that came in under another name become those of the catalogue over night", async () => {
  const own = testApp();
  const papers = ["B-VCA", "Kraanpas", "vca-vol"].map((certificate) => ({ certificate }));
  const { id } = await added(own, { certificates: papers });
  const holders = async () =>
    (await candidates.list(own, CandidateQuery.parse({ where: "holds:vca-basis" }))).total;
  expect(await holders()).toBe(0);
  expect(await nameKnown(own)).toBe(1);
  expect(await holders()).toBe(1);
  const { certificates } = await candidates.find(own, id);
  expect(certificates.map(({ certificate }) => certificate)).toEqual([
    "vca-basis",
    "Kraanpas",
    "vca-vol",
  ]);
  expect(await nameKnown(own)).toBe(0);
});
