import { expect, test } from "bun:test";
import { candidates } from "@/modules/crm/candidates";
import { added } from "@/modules/crm/candidates/fixtures";
import { CandidateChanges } from "@/modules/crm/candidates/model";
import { files } from "@/modules/records/files";
import { fileOf, filed, pdfDocument, wordDocument } from "@/modules/records/files/fixtures";
import { closeTextReaders } from "@/modules/records/files/readers";
import { noon, signedIn, testApp } from "@/modules/testing";
import { employmentsIn, readCv } from "./readers";
import { changesOf, cvs, isOfSomebodyElse, type Proposal, type CvField } from ".";
import { figures, samples } from "./evaluation";

type Sample = (typeof samples)[number];

const documentOf = ({ name, format, text }: Sample) =>
  fileOf(
    format === "pdf" ? pdfDocument(text) : format === "docx" ? wordDocument(text) : text,
    `${name}.${format}`,
  );

/** What is asked of each field over the samples; raised when the readers get better, never lowered. */
const least: Record<CvField, [precision: number, recall: number]> = {
  firstName: [1, 1],
  lastName: [1, 1],
  headline: [1, 1],
  email: [1, 1],
  phone: [1, 1],
  linkedin: [1, 1],
  location: [1, 1],
  country: [1, 1],
  yearsTotal: [1, 1],
  language: [1, 1],
  certificate: [0.95, 1],
  skill: [0.82, 0.9],
};

test("twelve CVs in four languages, as PDF, Word and text, propose what a person reads in them", async () => {
  const app = testApp();
  const texts = await Promise.all(
    samples.map(async (sample) => {
      const { text } = await cvs.previewCv(app, { file: documentOf(sample) });
      return { sample, text: text ?? "" };
    }),
  );
  for (const { field, precision, recall, pairs } of figures(texts, noon)) {
    const [exact, found] = least[field];
    const wrong = pairs.filter((it) => it.wrong.length + it.missed.length > 0);
    expect([field, precision >= exact, recall >= found, precision < exact ? wrong : []]).toEqual([
      field,
      true,
      true,
      [],
    ]);
  }
});

const sampleNamed = (name: string) =>
  samples.find((it) => it.name === name) ?? expect.unreachable();

test("a file of a candidate proposes what the record lacks, with the line it stands in", async () => {
  const app = testApp();
  const { as, ask } = await signedIn(app, "recruiter");
  const person = await added(app, {
    firstName: "Sander",
    phone: "+31612345678",
    location: "Haarlem",
    skills: ["chillers", "soldering by hand"],
    languages: { nl: "C2", en: "B1" },
    certificates: [{ certificate: "vca-vol" }, { certificate: "vog", expiresOn: "2027-01-01" }],
  });
  const file = await filed(as, person.id, documentOf(sampleNamed("nl-monteur")), { type: "cv" });
  expect((await cvs.proposals(app, file.id)).state).toBe("waiting");
  await files.readWaiting(app);

  const answer = await ask("GET", `/api/files/${file.id}/proposals`);
  expect(answer.status).toBe(200);
  const { proposals }: { proposals: Proposal[] } = await answer.json();
  const of = (field: CvField, value?: string) =>
    proposals.find((it) => it.field === field && (!value || it.value === value));
  expect(of("firstName")).toMatchObject({ standing: "same" });
  expect(of("lastName")).toMatchObject({ standing: "other", value: "van der Velde" });
  expect(of("phone")).toMatchObject({ standing: "same" });
  expect(of("location")).toMatchObject({ standing: "other", was: "Haarlem" });
  expect(of("skill", "chillers")).toMatchObject({ standing: "same" });
  expect(of("language", "en")).toMatchObject({ standing: "other", was: "en B1", detail: "B2" });
  expect(of("certificate", "vca-vol")).toMatchObject({
    standing: "other",
    detail: "2028-06-18",
    evidence: { line: "VCA VOL, geldig tot 18-06-2028" },
  });

  const chosen = proposals.filter(({ standing }) => standing !== "same");
  const before = await candidates.find(app, person.id);
  const changes = CandidateChanges.parse({ version: before.version, ...changesOf(chosen, before) });
  const after = await candidates.edit(as, person.id, changes);
  expect(after).toMatchObject({
    version: before.version + 1,
    lastName: "van der Velde",
    location: "Heemstede",
    country: "NL",
    yearsTotal: 12,
    languages: { nl: "C2", en: "B2", de: "A2" },
  });
  expect(after.skills.map(({ name }) => name)).toContain("soldering by hand");
  const papers = after.certificates.map(({ certificate, expiresOn }) => [certificate, expiresOn]);
  expect(papers.filter(([id]) => id === "vca-vol")).toEqual([["vca-vol", "2028-06-18"]]);
  expect(papers).toContainEqual(["vog", "2027-01-01"]);
  expect(after.history[0]).toMatchObject({
    event: "edited",
    changes: { lastName: expect.anything() },
  });
});

test("of several roles with one employer each is told, and the next employer is not taken for a place", () => {
  const lines = [
    ...["Ann Field", "Engineer", "", "Experience", "Blue Harbour Hosting", "5 years 3 months"],
    ...["Shift Lead", "March 2021 - Present (3 years)", "London Area, United Kingdom"],
    ...["Facilities Engineer", "January 2019 - March 2021 (2 years 3 months)", "London"],
    ...[
      "Koudewerk B.V.",
      "UPS Technician",
      "May 2015 - December 2018 (3 years 8 months)",
      "Utrecht",
    ],
  ];
  const told = employmentsIn(lines.join("\n"), noon);
  expect(told.map(({ employer, title, from, to }) => [employer, title, from, to])).toEqual([
    ["Blue Harbour Hosting", "Shift Lead", "2021-03", null],
    ["Blue Harbour Hosting", "Facilities Engineer", "2019-01", "2021-03"],
    ["Koudewerk B.V.", "UPS Technician", "2015-05", "2018-12"],
  ]);
});

test("the European form, dashes and 'since' are read: whose town it is, whose number, whose employer", () => {
  const european = [
    "Marta Kowalska-Nowak",
    "Nationality: Polish | Phone number: (+31) 612345678 | Address: Kerklaan 14, 2101 HL, Heemstede, Netherlands",
    ...["Work experience", "[ 03/2019 – Current ] Critical Environment Technician"],
    ...["Switch Datacenters", "City: Amsterdam | Country: Netherlands"],
    "seit 04/2014  Leiter Technik bei der DataPort Rechenzentrum GmbH",
  ].join("\n");
  const found = readCv(european, noon);
  const of = (name: CvField) => found.find(({ field }) => field === name)?.value;
  expect([of("location"), of("phone")]).toEqual(["Heemstede", "(+31) 612345678"]);
  expect(employmentsIn(european, noon).map((it) => [it.from, it.title, it.employer])).toEqual([
    ["2019-03", "Critical Environment Technician", "Switch Datacenters"],
    ["2014-04", "Leiter Technik", "DataPort Rechenzentrum GmbH"],
  ]);
});

test("a dash parts an employer from the title, whichever comes first", () => {
  const lines = ["Experience", "Mercury Engineering — Commissioning Manager", "Jan 2016 to date"];
  const [told] = employmentsIn(lines.join("\n"), noon);
  expect(told).toMatchObject({ employer: "Mercury Engineering", title: "Commissioning Manager" });
  expect(told).toMatchObject({ from: "2016-01", to: null });
});

test("a town that no list knows is offered, and not filled in by itself", () => {
  const cv = "Rui Moura\nTécnico de frio\nVila Nova Pequena\n+351 912 345 678\nrui@post.example";
  const place = readCv(cv, noon).find(({ field }) => field === "location");
  expect(place).toMatchObject({ value: "Vila Nova Pequena", isCertain: false });
});

test("a CV that lies with somebody else is known by its names, a married name is not", async () => {
  const app = testApp();
  const file = documentOf(sampleNamed("nl-kort"));
  const namedLike = async (firstName: string, lastName: string) => {
    const { id } = await added(app, { firstName, lastName });
    return isOfSomebodyElse((await cvs.previewCv(app, { file, candidateId: id })).proposals);
  };
  expect(await namedLike("Femke", "Jansen")).toBe(true);
  expect(await namedLike("Mehmet", "Jansen")).toBe(false);
  expect(isOfSomebodyElse((await cvs.previewCv(app, { file })).proposals)).toBe(false);
});

test("a scan proposes nothing and says why, and what is no CV is refused before it is read", async () => {
  const app = testApp();
  const { cookie } = await signedIn(app, "recruiter");
  const scan = await cvs.previewCv(app, { file: fileOf(pdfDocument(""), "scan.pdf") });
  expect(scan).toMatchObject({ state: "empty", proposals: [] });
  const page = cvs.previewCv(app, { file: fileOf("<html>", "cv.pdf") });
  expect(page).rejects.toThrow("Unsupported file type.");
  expect(cookie).not.toBe("");
  closeTextReaders();
});
