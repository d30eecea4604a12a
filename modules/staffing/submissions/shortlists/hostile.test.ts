import { expect, test } from "bun:test";
import { added as addedCandidate } from "@/modules/crm/candidates/fixtures";
import { added as addedClient } from "@/modules/crm/clients/fixtures";
import { pipelines } from "@/modules/staffing/pipeline";
import { added as addedProject } from "@/modules/staffing/projects/fixtures";
import { request, testApp } from "@/modules/testing";
import { submissions } from "..";
import { yes } from "../fixtures";
import { NewShortlist } from "./model";
import * as shortlists from "./verbs";

const vectors = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg onload=alert(1)>",
  "</style><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  '" autofocus onfocus=alert(1) x="',
  "$&$`$'{project}",
  "javascript:alert(1)",
  "&lt;script&gt;",
];

/** What a page may hold: its own elements, its own script and no handler at all. */
async function looked(page: string) {
  const seen = { own: 0, scripts: 0, handlers: [] as string[], images: 0 };
  const rewriter = new HTMLRewriter().on("*", {
    element(element) {
      if (element.getAttribute("src") === "/keeping.js") seen.own += 1;
      else if (element.tagName === "script" || element.tagName === "svg") seen.scripts += 1;
      if (element.tagName === "img") seen.images += 1;
      for (const [name] of element.attributes) if (name.startsWith("on")) seen.handlers.push(name);
    },
  });
  await rewriter.transform(new Response(page)).text();
  return seen;
}

test.each(vectors)("%s is nothing but text on the page of a client", async (vector) => {
  const app = testApp();
  const client = await addedClient(app);
  const project = await addedProject(app, { name: vector, clientId: client.id });
  const candidate = await addedCandidate(app, {
    firstName: vector,
    lastName: vector,
    headline: vector,
    location: vector,
    skills: [vector],
  });
  await pipelines.addMany(app, { projectId: project.id, candidateIds: [candidate.id] });
  await submissions.confirm(app, project.id, yes(candidate.id));
  await submissions.submit(app, project.id, { candidateId: candidate.id, isNamed: true });
  const input = { candidateIds: [candidate.id], isNamed: true, locale: "nl", message: vector };
  const { path } = await shortlists.share(app, project.id, NewShortlist.parse(input));
  const secret = path.slice("/s/".length);
  const said = { candidate: candidate.id, verdict: "down" as const, comment: vector };
  await shortlists.answer(app, { secret, network: "test" }, said);

  const page = await (await request(app, "GET", path)).text();
  expect(await looked(page)).toEqual({ own: 1, scripts: 0, handlers: [], images: 0 });
  expect(page).toContain(`<h1>Kandidaten voor ${Bun.escapeHTML(vector)}</h1>`);
});
