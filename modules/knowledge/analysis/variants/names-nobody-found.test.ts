import { expect, test } from "bun:test";
import { analyse } from "../analyse";
import { ad, idsOf } from "../fixtures";

const skillsOf = (text: string, title = "Specialist") =>
  idsOf(analyse(ad({ title, text })), "skill");

test.each([
  ["Erfahrung in der Installation von Kabelsystemen.", "electrical-installation"],
  ["Prüfen der Trassen- und Aufbruchsanträge.", "permitting"],
  ["Erstellung und Pflege der Baudokumentation.", "as-built-docs"],
  ["Kenntnisse im Netzwerkumfeld.", "networking"],
  ["Gotowość do pracy w systemie trzyzmianowym.", "shift-24x7"],
  ["Znajomość sieci teleinformatycznych.", "networking"],
  ["Umiejętność rozumienia dokumentacji elektrycznej.", "as-built-docs"],
  ["Experience with infrastructure automation tooling.", "iac"],
  ["Battery plants and their grid integration.", "grid-connection"],
  ["Je volgt wijzigingsbevelen op.", "subcontract-commercial"],
  ["Je maakt constructieve berekeningen.", "csa"],
  ["Dimensionamiento de cables.", "electrical-design"],
  ["Dimensionnement des câbles.", "electrical-design"],
])("%p asks for %s", (text, skill) => {
  expect(skillsOf(text)).toContain(skill);
});

test.each([
  [
    "scripting",
    "You execute automation scripts of our QA.",
    "You write automation scripts for servers.",
  ],
  ["networking", "Network design of our supply chain.", "Network design of the campus."],
])("%s: %p does not ask for it, %p does", (skill, other, ours) => {
  expect(skillsOf(other)).not.toContain(skill);
  expect(skillsOf(ours)).toContain(skill);
});
