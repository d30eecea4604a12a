import { expect, test } from "bun:test";
import { HtmlValidate } from "html-validate/node";
import { careers } from "./engagement/careers";
import { said } from "./engagement/careers/fixtures";
import { agreeing, begun, drafted, linkIn, runOut, texts } from "./engagement/campaigns/fixtures";
import * as landing from "./engagement/landing";
import { sampleLegalDocuments } from "@/cli/demo/seed";
import { house, press, sentTo, somebody } from "./engagement/candidate-self-service/fixtures";
import { shortlists } from "./staffing/submissions/shortlists";
import { NewShortlist } from "./staffing/submissions/shortlists/model";
import { submissions } from "./staffing/submissions";
import { onBoard, yes } from "./staffing/submissions/fixtures";
import { request } from "./testing";

/** The rules of the standard; what is a matter of taste is left to our formatter. */
const judge = new HtmlValidate({ extends: ["html-validate:standard"] });

/** An agency in whose pages everything stands that they can show. */
async function furnished() {
  const agency = await house();
  const { app, as, jobId } = agency;
  const yesNo = { kind: "yesNo", isRequired: true } as const;
  const questions = [{ id: Bun.randomUUIDv7(), words: "Nights?", ...yesNo, options: [] }];
  const { slug } = await careers.publish(as, jobId, said({ questions, needsCv: true }));
  const own = await sentTo(agency, await somebody(agency, "Ada"));
  const { project, candidate } = await onBoard(as, {});
  await submissions.confirm(as, project.id, yes(candidate.id));
  await submissions.submit(as, project.id, { candidateId: candidate.id, isNamed: true });
  const chosen = {
    candidateIds: [candidate.id],
    isNamed: true,
    locale: "en",
    message: "Two\nlines",
  };
  const { path } = await shortlists.share(as, project.id, NewShortlist.parse(chosen));
  await begun(as, await drafted(as, await agreeing(app, 1), { sequence: [texts] }));
  await runOut(app);
  const letter = agency.server.taken.find(({ to }) => to === "p0@people.example");
  await sampleLegalDocuments(app);
  const job = `/careers/${slug}`;
  return { ...agency, job, own, path, unsubscribing: letter ? linkIn(letter) : "" };
}

const it = await furnished();
const pages = [
  ...["/careers", "/careers?q=zzzz", "/careers?country=NL&pay=40000", it.job, `${it.job}/apply`],
  ...[`${it.job}/apply/sent`, "/careers/none", "/careers/none/apply", "/apply/none", "/me"],
  ...["/me/none", it.own, "/s/none", it.path, "/u/none", it.unsubscribing],
  ...["/legal/privacy", "/legal/terms", "/legal/cookies", "/legal/processing"],
  ...["/legal/certificates", "/legal/none"],
];
const accept = "text/html";

async function faultsIn(text: string): Promise<string[]> {
  const { results } = await judge.validateString(text);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}

for (const lang of ["en", "nl", "de"]) {
  test(`every page for people without an account is valid HTML in ${lang}`, async () => {
    const faults: Record<string, string[]> = {};
    for (const path of pages) {
      const address = `${path}${path.includes("?") ? "&" : "?"}lang=${lang}`;
      const text = await (await request(it.app, "GET", address, { headers: { accept } })).text();
      expect([path, text.match(/<html lang="(\w\w)"/)?.[1]]).toEqual([path, lang]);
      faults[path] = await faultsIn(text);
    }
    const first = new Request(`http://localhost/?lang=${lang}`);
    faults["/"] = await faultsIn(await (await landing.visit(it.app, first)).text());
    const refused = await press(it.app, `${it.job}/apply?lang=${lang}`, { email: "nobody" });
    faults["a form that came back"] = await faultsIn(await refused.text());
    expect(faults).toEqual(Object.fromEntries(Object.keys(faults).map((path) => [path, []])));
  });
}
