import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad, idsOf } from "../../fixtures";

const skillsOf = (text: string) => idsOf(analyse(ad({ text })), "skill");

test.each([
  ["You maintain chillers. There is no remote hands work or structured cabling.", "en"],
  ["You maintain chillers. There is no remote hands or structured cabling on this shift.", "en"],
  ["You maintain chillers. You won't do remote hands or structured cabling.", "en"],
  ["You maintain chillers rather than remote hands or structured cabling.", "en"],
  ["Sie warten Chiller statt Remote Hands oder structured cabling.", "de"],
  ["Vous entretenez les chillers et ne faites pas remote hands ni structured cabling.", "fr"],
  ["You maintain chillers. Never remote hands, structured cabling or on-call duty.", "en"],
  ["Je onderhoudt de chillers van ons pand, geen remote hands of structured cabling.", "nl"],
  ["Sie warten unsere Chiller, ohne Remote Hands oder structured cabling.", "de"],
  ["Vous entretenez les chillers de notre site, pas de remote hands ni structured cabling.", "fr"],
  ["Mantienes los chillers de nuestra planta, sin remote hands ni structured cabling.", "es"],
  ["Ti occupi dei chiller della nostra sede, senza remote hands o structured cabling.", "it"],
])("what stands under a no is not asked for: %p", (text) => {
  const skills = skillsOf(text);

  expect(skills).toContain("chillers");
  expect(skills).not.toContain("remote-hands");
  expect(skills).not.toContain("structured-cabling");
});

test.each([
  "You maintain not only chillers but also UPS systems.",
  "No two days are alike: you maintain chillers and UPS systems.",
  "We have no dress code, you maintain chillers and UPS systems.",
  "You do no office work but maintain chillers and UPS systems.",
  "You keep chillers and UPS systems running without interruption.",
  "N'hésitez pas : vous entretenez les chillers et les UPS systems.",
  "Kein Muss, aber gern gesehen: chillers und UPS systems.",
  "A non-standard job with chillers and UPS systems.",
])("the no ends with its clause: %p", (text) => {
  expect(skillsOf(text)).toEqual(expect.arrayContaining(["chillers", "ups-systems"]));
});

test("what an ad says is not required is not asked for", () => {
  const text = "Sie warten die USV in unserem Haus. VEFK nicht erforderlich.";

  expect(idsOf(analyse(ad({ text })), "certificate")).toEqual([]);
});

test.each([
  "Experience with VEFK is preferred but not essential.",
  "VEFK certification is desirable but not required.",
])("what is preferred but not essential is wished for: %p", (text) => {
  const [paper] = analyse(ad({ text })).facts.filter(({ kind }) => kind === "certificate");

  expect(paper?.isRequired).toBe(false);
});
