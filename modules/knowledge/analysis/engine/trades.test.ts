import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const skillsOf = (title: string, text: string) => idsOf(analyse(ad({ title, text })), "skill");

test.each([
  [
    "Anlagenelektriker / Energieanlagenelektriker",
    "Sie arbeiten im Werk.",
    "electrical-installation",
  ],
  ["Rørlegger", "Du arbeider i Oslo for oss.", "plumbing-heating"],
  ["Kuldemontør", "Du arbeider i Bergen for oss.", "refrigeration"],
  ["Svářeč", "Hledáme kolegu do našeho týmu v Brně.", "pipefitting-welding"],
  ["Encarregado de obra", "Procuramos uma pessoa para a nossa equipa.", "construction-management"],
])("the trade in the title %p counts for its skill", (title, text, skill) => {
  expect(skillsOf(title, text)).toContain(skill);
});

test.each([
  [
    "Disponent",
    "Sie planen für unsere Kunden, auch für Anlagenelektriker und Energieanlagenelektriker.",
  ],
  ["Recruiter", "Als recruiter zoek je een loodgieter of een hoofduitvoerder voor onze klanten."],
])("a trade that the text of a %p names is somebody else's", (title, text) => {
  const skills = skillsOf(title, text);

  expect(skills).not.toContain("electrical-installation");
  expect(skills).not.toContain("construction-management");
});
