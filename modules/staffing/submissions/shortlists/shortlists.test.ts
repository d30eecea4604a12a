import { expect, test } from "bun:test";
import { noon, request, signedIn, testApp } from "@/modules/testing";
import { submissions } from "..";
import { onBoard, yes } from "../fixtures";
import { holder } from "./holder";
import { NewShortlist } from "./model";
import * as shortlists from "./verbs";

type Details = Parameters<typeof onBoard>[1];

async function shared(more: object = {}, details: Details = {}, now = () => noon) {
  const app = testApp({ now });
  const { as, ask } = await signedIn(app, "recruiter");
  const { project, candidate } = await onBoard(as, details);
  await submissions.confirm(as, project.id, yes(candidate.id));
  await submissions.submit(as, project.id, { candidateId: candidate.id, isNamed: true });
  const input = { candidateIds: [candidate.id], isNamed: false, locale: "en", ...more };
  const made = await shortlists.share(as, project.id, NewShortlist.parse(input));
  return { app, as, ask, project, candidate, made };
}

const boundary = "x";
const formOf = (fields: Record<string, string>) =>
  `${Object.entries(fields)
    .map(
      ([name, value]) =>
        `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    )
    .join("")}--${boundary}--\r\n`;

const send = (app: Parameters<typeof request>[0], path: string, fields: Record<string, string>) =>
  request(app, "POST", path, {
    body: formOf(fields),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  });

test("whoever was not submitted to the client is on no shortlist", async () => {
  const app = testApp();
  const { project, candidate } = await onBoard(app);
  const input = NewShortlist.parse({ candidateIds: [candidate.id], isNamed: true, locale: "nl" });
  expect(shortlists.share(app, project.id, input)).rejects.toThrow(
    "Submit these candidates to the client first.",
  );
});

test("the link opens without an account, is found by no search, and its secret is kept nowhere", async () => {
  const { app, made, ask, project } = await shared({ message: "Three people <b>for you</b>" });
  const answer = await request(app, "GET", made.path);
  const page = await answer.text();
  expect(answer.status).toBe(200);
  expect(page).toContain("Three people &lt;b&gt;for you&lt;/b&gt;");
  expect(page).toContain("C-0001");
  expect(page.match(/<script[^>]*>/g)).toEqual(['<script src="/keeping.js" defer>']);
  expect(answer.headers.get("x-robots-tag")).toBe("noindex, nofollow");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  const list = await (await ask("GET", `/api/projects/${project.id}/shortlists`)).text();
  expect(list).not.toContain(made.path.slice(3));
  expect(JSON.parse(list)[0].views).toEqual([{ at: noon.toISOString(), network: "127.0.0" }]);
});

test.each([
  [false, ["C-0001"], ["Zenobia", "Zutphen"]],
  [true, ["Zenobia Quastel", "Zutphen"], []],
])("a page that is named: %p shows only what it may", async (isNamed, there, away) => {
  const { app, made } = await shared(
    { isNamed },
    { firstName: "Zenobia", lastName: "Quastel", location: "Zutphen", email: "z@people.example" },
  );
  const page = await (await request(app, "GET", made.path)).text();
  for (const word of there) expect(page).toContain(word);
  for (const word of [...away, "people.example"]) expect(page).not.toContain(word);
});

test("a client says yes or no with a reason, and the last word counts", async () => {
  const { app, made, ask, project, candidate } = await shared();
  const no = { candidate: candidate.id, verdict: "down", reason: "location", comment: "Too <far>" };
  const answer = await send(app, made.path, no);
  expect([answer.status, answer.headers.get("location")]).toEqual([
    303,
    `${made.path}?said=${candidate.id}#answer-${candidate.id}`,
  ]);
  const page = await (await request(app, "GET", made.path)).text();
  expect(page).toContain("You answered: not for us.");
  expect(page).toContain("Too &lt;far&gt;");
  await send(app, made.path, {
    candidate: candidate.id,
    verdict: "up",
    reason: "location",
    comment: "",
  });
  const feedback = await (await ask("GET", `/api/projects/${project.id}/feedback`)).json();
  expect(feedback).toMatchObject([
    { candidateId: candidate.id, verdict: "up", reason: null, comment: null },
  ]);
});

test("nobody answers for somebody who is not on the page, nor from another one", async () => {
  const { app, made, candidate } = await shared();
  const yesTo = (id: string) => ({ candidate: id, verdict: "up" });
  expect((await send(app, made.path, yesTo(Bun.randomUUIDv7()))).status).toBe(404);
  const foreign = await request(app, "POST", made.path, {
    body: formOf(yesTo(candidate.id)),
    headers: {
      origin: "https://elsewhere.example",
      "content-type": `multipart/form-data; boundary=${boundary}`,
    },
  });
  expect(foreign.status).toBe(403);
});

test("a link ends on its day, and at once when it is revoked", async () => {
  let now = noon;
  const { app, made, ask } = await shared({ days: 1 }, {}, () => now);
  const status = async () => (await request(app, "GET", made.path)).status;
  expect(await status()).toBe(200);
  now = new Date(noon.getTime() + 24 * 60 * 60 * 1000);
  expect(await status()).toBe(404);
  now = noon;
  expect((await ask("POST", `/api/shortlists/${made.id}/revocation`)).status).toBe(200);
  expect(await status()).toBe(404);
  expect((await request(app, "GET", "/s/guess")).status).toBe(404);
});

test("who opens links by the dozen is asked to wait", async () => {
  const { app } = await shared();
  const opened = [];
  for (let n = 0; n < 61; n += 1) opened.push((await request(app, "GET", `/s/guess-${n}`)).status);
  expect(opened.at(-2)).toBe(404);
  expect(opened.at(-1)).toBe(429);
});

test("somebody forgotten is on no page any more, and nothing that was said of them stays", async () => {
  const { app, made, candidate } = await shared();
  await send(app, made.path, { candidate: candidate.id, verdict: "up" });
  const { writes } = await holder.erase(app, { type: "candidate", id: candidate.id });
  await app.write(writes);
  const page = await (await request(app, "GET", made.path)).text();
  expect(page).toContain("None of these candidates is available any longer.");
  expect((await shortlists.find(app, made.id)).feedback).toEqual([]);
});
