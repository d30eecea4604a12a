import { expect, test } from "bun:test";
import { skillNamed } from "@/modules/knowledge/analysis";
import { request, signedIn, testApp } from "@/modules/testing";
import { submissions } from "..";
import { onBoard, yes } from "../fixtures";
import { NewShortlist } from "./model";
import names from "./skill-names.json";
import { skillIn } from "./skills";
import * as shortlists from "./verbs";

test("every name belongs to a skill of the catalogue, and both languages have the same", () => {
  const [german, dutch] = [Object.keys(names.de), Object.keys(names.nl)];
  expect(german.filter((id) => skillNamed(id)?.id !== id)).toEqual([]);
  expect(dutch).toEqual(german);
});

test("what the catalogue does not know stays as it was written", () => {
  expect(skillIn("de", "Juggling")).toBe("Juggling");
  expect(skillIn("de", "AutoCAD")).toBe("AutoCAD");
  expect(skillIn("de", "Team leadership / supervision")).toBe("Teamleitung / Führung");
  expect(skillIn("en", "UPS systems")).toBe("UPS systems");
});

test.each([
  ["de", "USV-Anlagen"],
  ["nl", "UPS-installaties"],
] as const)("a client reads skills in %s", async (locale, name) => {
  const app = testApp();
  const { as } = await signedIn(app, "recruiter");
  const { project, candidate } = await onBoard(as, { skills: ["ups-systems", "Juggling"] });
  await submissions.confirm(as, project.id, yes(candidate.id));
  await submissions.submit(as, project.id, { candidateId: candidate.id, isNamed: false });
  const asked = { candidateIds: [candidate.id], isNamed: false, locale };
  const made = await shortlists.share(as, project.id, NewShortlist.parse(asked));
  const page = await (await request(app, "GET", made.path)).text();
  expect(page).toContain(name);
  expect(page).toContain("Juggling");
  expect(page).not.toContain("UPS systems");
});
