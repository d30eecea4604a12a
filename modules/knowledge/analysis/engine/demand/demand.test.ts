import { expect, test } from "bun:test";
import { analyse } from "../../analyse";
import { ad } from "../../fixtures";
import { asked } from "./asked.fixtures";
import { denied } from "./denied.fixtures";
import { given } from "./given.fixtures";
import { housed } from "./housed.fixtures";
import { later } from "./later.fixtures";

const papersIn = (text: string) =>
  analyse(ad({ title: "Technician", text }))
    .facts.filter(({ kind }) => kind === "certificate")
    .map(({ id, isRequired }) => `${isRequired ? "!" : "?"}${id}`);

const rows = Object.entries(asked).flatMap(([language, { tasks, lines }]) =>
  lines.map((line) => {
    const [wanted = "", said = ""] = line.split(" | ");
    return [language, said, wanted, `${tasks}\n${said}`] as const;
  }),
);

test.each(rows)("in %s %p asks for %s", (_, __, wanted, text) => {
  const found = papersIn(text);
  for (const want of wanted.split(" "))
    expect(found).toContainEqual(
      expect.stringMatching(new RegExp(`^[${want[0]}](?:${want.slice(1)})`)),
    );
});

const told = [denied, later, given, housed].flatMap((lines) =>
  Object.entries(lines).flatMap(([language, said]) =>
    said.map((line) => [language, ...(line.split(" | ") as [string, string])] as const),
  ),
);

test.each(told)("in %s, %s: %s", (language, wanted, said) => {
  const found = papersIn(`${asked[language]?.tasks}\n${said}`);
  for (const want of wanted.split(" ")) {
    const matching = found.filter((it) => it.slice(1).startsWith(want.slice(1)));
    expect(matching.map(([sign]) => sign)).toEqual(want.startsWith("-") ? [] : [want[0]]);
  }
});

test.each([
  ["Cloud certificates (CCNA, VCP) would be a plus.", ["?ccna", "?vmware-vcp"]],
  ["CCNA (a plus), VCP.", ["?ccna", "!vmware-vcp"]],
  ["CCNA, OSCP, VCP or CEH preferred.", ["?ccna", "?vmware-vcp"]],
  ["You hold the CCNA, VCP preferred.", ["!ccna", "?vmware-vcp"]],
  ["Helpful but not required: CCNA and VCP.", ["?ccna", "?vmware-vcp"]],
  [
    "Mechatroniker mit Kälteschein, CCNA von Vorteil, Führerschein B.",
    ["!kaelteschein-kat1", "?ccna", "!driving-b"],
  ],
  ["CCNA, willingness to travel and VCP.", ["!ccna", "!vmware-vcp"]],
  ["CCNA would be necessary.", ["!ccna"]],
  ["Führerschein Klasse B; nützlich ist Erfahrung im Verkauf.", ["!driving-b"]],
  ["Führerschein Klasse B, wünschenswert sind erste Erfahrungen im Verkauf.", ["!driving-b"]],
  ["Prawo jazdy kat. B mile widziane.", ["?driving-b"]],
  ["A driving licence.", ["!driving-b"]],
  ["Category A driving licence.", []],
  ["Wir zahlen ein gutes Gehalt, Führerschein Klasse B ist Pflicht.", ["!driving-b"]],
])("%p asks for %p: what a clause says is said of its own papers", (text, papers) => {
  expect(papersIn(text).toSorted()).toEqual(papers.toSorted());
});

test.each([
  ["Je hebt VCA Basis of VCA VOL.", ["!vca-basis", "?vca-vol"]],
  ["Je hebt VCA Basis en VCA VOL.", ["!vca-basis", "!vca-vol"]],
  ["In het bezit van VCA VOL of basis.", ["!vca-basis"]],
  ["Je bent aangewezen: NEN 3140 VOP/VP.", ["!nen3140-vop", "?nen3140-vp"]],
  ["SSSTS or SMSTS required.", ["!sssts", "?smsts"]],
  ["NEBOSH, CSCS or IPAF.", ["?cscs", "?ipaf", "?nebosh"]],
  ["Driving licence, CSCS or IPAF.", ["!driving-b", "?cscs", "?ipaf"]],
  ["SSSTS or SMSTS would be a plus.", ["?sssts", "?smsts"]],
  ["Sie sind EuP oder EFK.", ["!eup", "?efk"]],
])("%p asks for %p: of a choice the lesser is enough", (text, papers) => {
  expect(papersIn(text).toSorted()).toEqual(papers.toSorted());
});
