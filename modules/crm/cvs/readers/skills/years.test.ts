import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { readCv } from "..";

const yearsOf = (text: string, skill: string) =>
  readCv(text, noon).find(({ field, value }) => field === "skill" && value === skill)?.detail;

test.each([
  ["en", "Skills\nUPS systems (5 years), chillers (3 years)", "chillers", "3"],
  ["nl", "Vaardigheden\nUPS-installaties 5 jaar, koelmachines 8 jaar", "ups-systems", "5"],
  ["de", "Kenntnisse\nKältemaschinen: 6 Jahre", "chillers", "6"],
  ["fr", "Compétences\nonduleurs (4 ans), groupes froids (9 ans)", "ups-systems", "4"],
  ["es", "Competencias\nenfriadoras, 7 años", "chillers", null],
  ["it", "Competenze\ngruppi frigo 10 anni", "chillers", "10"],
])("years stand with the skill whose part of the line says them (%s)", (_, text, skill, years) => {
  expect(yearsOf(text, skill) ?? null).toBe(years);
});

test("years of the jobs that name a skill are told as what they are, and none twice", () => {
  const text = `Experience
Shift Engineer, Noordlicht Hosting B.V.
January 2018 - January 2022
Maintenance of chillers
Technician, Kou Ltd
January 2012 - January 2016
Maintenance of diesel generators`;
  expect(yearsOf(text, "chillers")).toBe("~4");
  expect(yearsOf(`${text}\nSkills\nUPS systems`, "ups-systems") ?? null).toBeNull();
});

test("a skill that nothing is said of has no years", () => {
  expect(yearsOf("Skills\nchillers and UPS systems", "chillers") ?? null).toBeNull();
  const all = "15 years of experience in projects with switchgear and chillers";
  expect(yearsOf(`Skills\n${all}`, "chillers") ?? null).toBeNull();
  expect(yearsOf("Skills\n12 chillers, 2 years and 3 years", "chillers") ?? null).toBeNull();
});
