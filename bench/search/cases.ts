import { coordinatesOf } from "@/modules/knowledge/normalise";
import { nameNumber } from "../data/people";
import { type Case, get, pick, type Raw } from "../speed/case";

const people = 5000;
const letters = [..."abdefghijklmnoprstvwz"];
const letter = (n: number) => letters[n % letters.length] ?? "a";
const surname = (n: number) => nameNumber(n % people).lastName;
const named = (n: number) => `${nameNumber(n % people).firstName} ${surname(n)}`;

/** What the palette asks while somebody types. */
const typed: [string, (n: number) => string][] = [
  ["nothing typed", () => ""],
  ["first letter", letter],
  ["two letters", (n) => letter(n) + letter(n * 7 + 3)],
  ["three letters", (n) => surname(n).slice(0, 3)],
  ["a surname", surname],
  ["a whole name", named],
  ["a slip", (n) => surname(n).replace(/(.)(.)$/, "$2$1")],
  ["a number", (n) => `C-${(n * 13) % people}`],
  ["an email, half written", (n) => `${named(n).replace(" ", ".").toLowerCase()}.`],
  ["a telephone", (n) => `0031 6 ${10_000_000 + n}`],
  ["a certificate", (n) => pick(["vca", "HV", "IPAF", "BA4", "first aid"], n)],
  ["a skill", (n) => pick(["UPS systems", "chillers", "generators", "switchgear"], n)],
  ["words", (n) => pick(["switchgear vendors", "method statements", "shift"], n)],
  ["a job title", (n) => pick(["critical facilities", "electrician", "data cent"], n)],
  ["a town", (n) => pick(["amsterdam", "frankfurt", "dub", "berlin"], n)],
];

const towns = ["Amsterdam", "Frankfurt", "Berlin", "Dublin", "Paris", "Rotterdam"];
const distances = [10, 25, 50, 100];
const today = new Date().toISOString().slice(0, 10);
const where = (path: string, text: string) => get(`${path}?where=${text}`);

/** Ids that a word for several papers means, as the raw server is told them. */
const meant: Record<string, string[]> = {
  vca: ["vca-basis", "vca-vol"],
  hv: ["hv-ap", "hv-sap", "nen3840"],
};
const partsOf = (ask: URLSearchParams) =>
  new Map((ask.get("where") ?? "").split(";").map((part) => part.split(":") as [string, string]));
/** Three blanks, so that the raw server reads no list. */
const idsOf = (word = "") => {
  const [one = word, two = one, three = one] = meant[word] ?? [];
  return [one, two, three];
};
const circle = (text = "") => {
  const [town = "", km = ""] = text.split("~");
  const { latitude = 0, longitude = 0 } = coordinatesOf(town, null) ?? {};
  return [latitude, longitude, Math.cos((latitude * Math.PI) / 180), Number(km) / 111.2];
};

const holds = (at: number) => `exists (select 1 from holders
  where certificate in (?${at}, ?${at + 1}, ?${at + 2}) and holders.seq = people.seq and ends >= '${today}')`;
const near = (at: number) => `((latitude - ?${at}) * (latitude - ?${at})
  + (longitude - ?${at + 1}) * (longitude - ?${at + 1}) * ?${at + 2} * ?${at + 2} <= ?${at + 3} * ?${at + 3})`;
const rows = (truth: string, given: Raw["given"]): Raw => ({
  of: "people",
  where: `archived = 0 and ${truth}`,
  order: "seq desc",
  ...(given && { given }),
});
/** The same of the person whom a row of another table is about. */
const ofPerson = (table: string, truth: string) =>
  `exists (select 1 from people where people.seq = ${table}.person and ${truth})`;

const candidates = "/api/candidates";
const byPaper: Case[] = (
  [
    ["people: hold what most have", ["vca"]],
    ["people: hold what a third has", ["vca-basis"]],
    ["people: hold what few have", ["hv", "hv-ap", "cdcp"]],
    ["people: hold what hardly anybody has", ["hv-sap"]],
  ] as [string, string[]][]
).map(([name, words]) => ({
  name,
  ask: (n) => where(candidates, `holds:${pick(words, n)}`),
  raw: rows(holds(1), (ask) => idsOf(partsOf(ask).get("holds"))),
  times: 1.8,
}));

const byPlace: Case[] = [
  {
    name: "people: around a town",
    ask: (n) => where(candidates, `near:${pick(towns, n)}~${pick(distances, n >> 2)}`),
    raw: rows(near(1), (ask) => circle(partsOf(ask).get("near"))),
    times: 1.8,
  },
  {
    name: "people: hold HV and live near",
    ask: (n) => where(candidates, `holds:hv;near:${pick(towns, n)}~${pick(distances, n >> 2)}`),
    raw: rows(`${near(1)} and ${holds(5)}`, (ask) => [
      ...circle(partsOf(ask).get("near")),
      ...idsOf(partsOf(ask).get("holds")),
    ]),
    times: 1.8,
  },
];

const ofLists: Case[] = [
  {
    name: "applications: first page",
    ask: () => get("/api/applications?stretch=all"),
    raw: { of: "applications", order: "seq desc" },
  },
  {
    name: "applications: by status",
    ask: (n) => where("/api/applications", `status:${pick(["pending", "interview", "offer"], n)}`),
    raw: {
      of: "applications",
      where: "status = ?",
      order: "seq desc",
      given: (ask) => [partsOf(ask).get("status") ?? ""],
    },
    times: 1.8,
  },
  {
    name: "applications: whose candidate holds HV",
    ask: (n) => where("/api/applications", `holds:${pick(["hv", "hv-ap", "cdcp"], n)}`),
    raw: {
      of: "applications",
      where: ofPerson("applications", holds(1)),
      order: "seq desc",
      given: (ask) => idsOf(partsOf(ask).get("holds")),
    },
    times: 1.8,
  },
  {
    name: "applications: whose candidate lives near",
    ask: (n) => where("/api/applications", `near:${pick(towns, n)}~${pick(distances, n >> 2)}`),
    raw: {
      of: "applications",
      where: ofPerson("applications", near(1)),
      order: "seq desc",
      given: (ask) => circle(partsOf(ask).get("near")),
    },
    times: 1.8,
  },
  {
    name: "certificates: that end within a year",
    ask: () => get("/api/certificates?days=366"),
    raw: { of: "certificates", order: "expiresOn, seq" },
  },
  {
    name: "certificates: of one kind",
    ask: (n) => get(`/api/certificates?days=366&where=certificate:${pick(papers, n)}`),
    raw: {
      of: "certificates",
      where: "certificate = ?",
      order: "expiresOn, seq",
      given: (ask) => [partsOf(ask).get("certificate") ?? ""],
    },
    times: 1.8,
  },
  {
    name: "certificates: whose holder lives near",
    ask: (n) =>
      get(`/api/certificates?days=366&where=near:${pick(towns, n)}~${pick(distances, n >> 2)}`),
    raw: {
      of: "certificates",
      where: ofPerson("certificates", near(1)),
      order: "expiresOn, seq",
      given: (ask) => circle(partsOf(ask).get("near")),
    },
    times: 1.8,
  },
];
const papers = ["vca-basis", "cdcp", "hv-ap", "ipaf"];

/** How many of those that a filter leaves have each value: what a chip offers while one chooses. */
const facets: Case[] = (
  [
    ["people: how many hold each certificate", "candidates/facets?field=holds"],
    ["applications: how many of each status", "applications/facets?field=status"],
    ["certificates: how many of each kind", "certificates/facets?field=certificate&days=366"],
  ] as const
).map(([name, path]) => ({ name, ask: () => get(`/api/${path}`), p95: 50 }));

/** What is asked by somebody who looks for something; the palette has no raw counterpart and a wait of its own. */
export const searchCases: Case[] = [
  ...typed.map(([name, text]): Case => ({
    name: `palette: ${name}`,
    ask: (n) => get(`/api/search?q=${text(n)}`),
    p95: 20,
  })),
  ...byPaper,
  ...byPlace,
  ...ofLists,
  ...facets,
];
