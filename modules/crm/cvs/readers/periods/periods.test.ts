import { expect, test } from "bun:test";
import { noon } from "@/modules/testing";
import { employmentsIn, readCv } from "..";
import { periodsIn } from ".";

test.each([
  ["2019-03 – 2021-11", "2019-03", "2021-11"],
  ["2019/03 – heden", "2019-03", null],
  ["2021.4 ~ present", "2021-04", null],
  ["2019-03-15 – 2020-02-01", "2019-03", "2020-02"],
  ["15/03/2020 – Atual", "2020-03", null],
  ["01.03.2019 r. – obecnie", "2019-03", null],
  ["1.8.2012 – 31.7.2016", "2012-08", "2016-07"],
  ["1 maart 2018 t/m 30 april 2020", "2018-03", "2020-04"],
  ["Mrt '21 - nu", "2021-03", null],
  ["Jan '98 – Dec '04", "1998-01", "2004-12"],
  ["11/19 – Present", "2019-11", null],
  ["06/16 - 12/21", "2016-06", "2021-12"],
  ["Spring 2015 – Oct 2019", "2015", "2019-10"],
  ["zomer 2014 tot eind 2016", "2014", "2016"],
  ["Verano 2014 - otoño de 2015", "2014", "2015"],
  ["Q3 2018 – Q1 2020", "2018", "2020"],
  ["VI 2014 – II 2019", "2014-06", "2019-02"],
  ["2018/2023", "2018", "2023"],
  ["2013-15", "2013", "2015"],
  ["Marzo 2019 →", "2019-03", null],
  ["sinds 2023", "2023", null],
  ["seit 10/2019", "2019-10", null],
  ["Desde febrero de 2012", "2012-02", null],
  ["vanaf maart 2022", "2022-03", null],
  ["2016 – ongoing", "2016", null],
])("%s is a period", (text, from, to) => {
  expect(periodsIn(text).map((it) => [it.from, it.to])).toEqual([[from, to]]);
});

test.each([
  "2010-12",
  "24/7 – 365",
  "2018-4711",
  "i 2014",
  "1800 – 1850",
  "06/16 - nu en dan 12 uur, 3/4 - 5/8",
])("%s may mean something else, or nothing", (text) => {
  expect(periodsIn(text).filter(({ to }) => to !== null)).toEqual([]);
});

const jobsIn = (...lines: string[]) =>
  employmentsIn(["Werkervaring", ...lines].join("\n"), noon).map(
    ({ employer, title, from, to, isCertain }) =>
      [employer, title, from, to].join(" / ") + (isCertain ? "" : " ?"),
  );

test.each([
  [
    ["Jan '22 – date: Mercury Build (client: Meta, Clonee)", "Lead Commissioning Engineer"],
    "Mercury Build / Lead Commissioning Engineer / 2022-01 / ",
  ],
  [
    ["2015 – 2019 | Building Services Engineer | CBRE (contract at Barclays)"],
    "CBRE / Building Services Engineer / 2015 / 2019",
  ],
  [
    ["mrt 2022 - nu | Werkvoorbereider bij Signify, via Brunel"],
    "Brunel / Werkvoorbereider / 2022-03 / ",
  ],
  [
    ["2019 – heden", "Servicemonteur", "Opdrachtgever: ASML, Veldhoven", "Koelhuis B.V."],
    "Koelhuis B.V. / Servicemonteur / 2019 / ",
  ],
  [
    ["Servicetechnicus", "Koudegroep Midden B.V. | Utrecht", "feb. 2020 – heden"],
    "Koudegroep Midden B.V. / Servicetechnicus / 2020-02 / ",
  ],
  [
    ["Enero 2021 – Actualidad. Jefa de mantenimiento en Centro Alcobendas S.A. (Madrid)."],
    "Centro Alcobendas S.A. / Jefa de mantenimiento / 2021-01 / ",
  ],
  [
    [
      "• Dates (from – to) | 05/2020 – 06/2023",
      "• Name of employer | Siemens Energy SRL, Bucharest",
      "• Position held | HV Cable Jointer",
    ],
    "Siemens Energy SRL / HV Cable Jointer / 2020-05 / 2023-06",
  ],
  [
    ["2019.04 ~ 2021.10 | Equinix (Netherlands) B.V. | Facilities Engineer"],
    "Equinix (Netherlands) B.V. / Facilities Engineer / 2019-04 / 2021-10",
  ],
])("who employed, and not for whom somebody worked: %p", (lines, job) => {
  expect(jobsIn(...lines)).toEqual([job]);
});

test("projects, breaks and schooling are no employments, and no years at work", () => {
  const lines = [
    ...["2018 – 2022 | Monteur | Blauw B.V.", "• 2019 – 2020: Equinix AM7, koeling"],
    ...["Project: FRA28, 2021 – 2022", "2016 – 2018 | Career break: travelling in Australia"],
    ...["2014 – 2016 | Ausbildung zum Elektroniker | Voltwerk AG", "2012 – 2014 | BSc | TU Delft"],
  ];
  expect(jobsIn(...lines)).toEqual(["Blauw B.V. / Monteur / 2018 / 2022"]);
  const years = readCv(["Jan Kees", "Werkervaring", ...lines].join("\n"), noon);
  expect(years.find(({ field }) => field === "yearsTotal")?.value).toBe("4");
});

const yearsOf = (...lines: string[]) =>
  readCv(["Jan Kees", "Werkervaring", ...lines].join("\n"), noon)
    .filter(({ field }) => field === "yearsTotal")
    .map(({ value, isCertain = true }) => value + (isCertain ? "" : "?"));

test("years that overlap count once, and a gap not at all", () => {
  const [one, two] = ["2010 – 2016 | Monteur | Blauw B.V.", "2014 – 2018 | Technicus | Rood B.V."];
  expect(yearsOf(one, two)).toEqual(["8"]);
  expect(
    yearsOf("2005 – 2007 | Monteur | Groen B.V.", "2014 – 2018 | Technicus | Rood B.V."),
  ).toEqual(["6"]);
  expect(yearsOf("5 jaar ervaring met UPS", one, two)).toEqual(["5?"]);
});

test.each([
  "02/2020 – à présent",
  "De février 2020 à ce jour",
  "febr. 2020 - hasta la fecha",
  "02/2020 hasta la fecha actual",
  "fev/2020 até o momento",
  "fev. 2020 até à data",
  "02.2020 – bis dato",
  "02/2020 - tot op heden",
  "dal 02/2020 fino ad oggi",
  "02/2020 – fino ad oggi",
  "od 02.2020 do chwili obecnej",
  "02.2020 – în prezent",
  "02.2020 până în prezent",
  "2020. február – a mai napig",
  "02/2020 – dags dato",
  "02/2020 au moment présent",
])("what goes on has no end: %s", (line) => {
  expect(periodsIn(line).map(({ from, to }) => [from, to])).toEqual([["2020-02", null]]);
});

test("a trade behind a year says no end", () => {
  for (const line of ["2018 – data centre technician", "2018 – a data hall", "2018 – Magister"])
    expect(periodsIn(line)).toEqual([]);
});
