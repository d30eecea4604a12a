import { namedSkills } from "@/modules/knowledge/analysis";
import { nameNumber, personNumber } from "../data/people";
import { type Case, get, pick, type Raw } from "./case";

const list = "/api/candidates";
const newest = "seq desc";
const skillAt = (n: number) => namedSkills()[n % 40]?.id ?? "";
const person = (n: number) => nameNumber(n % 5000);
const letters = [..."abdefghijklmnoprstvwz"];
const countries = ["NL", "DE", "IE", "FR", "GB", "ES"];
const towns = ["Amsterdam", "Rotterdam", "Berlin", "Dublin", "Paris", "Madrid"];

const rows = (where: string, more: Partial<Raw> = {}): Raw => ({
  of: "people",
  where: `archived = 0${where && ` and ${where}`}`,
  order: newest,
  ...more,
});
const words = (ask: URLSearchParams) => [
  (ask.get("q") ?? "")
    .split(" ")
    .map((word) => `"${word}"*`)
    .join(" "),
];
const found = rows("seq in (select rowid from people_words where people_words match ?)", {
  given: words,
});
const ends = (name: string) => (ask: URLSearchParams) =>
  (ask.get(name) ?? "").split("..").map(Number);
const given =
  (...names: string[]) =>
  (ask: URLSearchParams) =>
    names.map((name) => ask.get(name) ?? "");
const yearly = (n: number) => 36_000 + (n % 40) * 1000;

export const peopleCases: Case[] = [
  { name: "people: first page", ask: () => get(list), raw: rows("") },
  { name: "people: first page, made anew", ask: (n) => get(`${list}?asked=${n}`), raw: rows("") },
  {
    name: "people: by status and country",
    ask: (n) => get(`${list}?status=active&country=${pick(countries, n)}`),
    raw: rows("status = ? and country = ?", { given: given("status", "country") }),
  },
  {
    name: "people: by name, A to Z",
    ask: (n) => get(`${list}?sort=name&country=${pick(countries, n)}`),
    raw: rows("country = ?", { given: given("country"), order: "name_key, seq" }),
  },
  {
    name: "people: with a skill",
    ask: (n) => get(`${list}?skill=${skillAt(n)}`),
    raw: rows("seq in (select seq from people_skills where skill = ?)", { given: given("skill") }),
  },
  {
    name: "people: with two skills",
    ask: (n) => get(`${list}?skill=${skillAt(n)},${skillAt(n + 1)}`),
    raw: rows(
      "seq in (select seq from people_skills where skill = ?1) and seq in (select seq from people_skills where skill = ?2)",
      { given: (ask) => (ask.get("skill") ?? "").split(",") },
    ),
  },
  {
    name: "people: pay of a year",
    ask: (n) => get(`${list}?salary=${yearly(n)}..${yearly(n) + 4000}`),
    raw: rows("pay_year between ? and ?", { given: ends("salary") }),
  },
  {
    name: "people: pay of an hour, A to Z",
    ask: (n) => get(`${list}?pay=${20 + (n % 10)}..${23 + (n % 10)}&sort=name`),
    raw: rows("pay_year between ? and ?", {
      given: (ask) => ends("pay")(ask).map((hour) => hour * 2080),
      order: "name_key, seq",
    }),
  },
  {
    name: "people: years of work",
    ask: (n) => get(`${list}?experience=${n % 20}..${(n % 20) + 3}`),
    raw: rows("years between ? and ?", { given: ends("experience") }),
  },
  {
    name: "people: who can start by a day",
    ask: (n) => get(`${list}?available=..2027-0${(n % 8) + 1}-01`),
    raw: rows("free_from <= ?", {
      given: (ask) => [(ask.get("available") ?? "").replace("..", "")],
    }),
  },
  {
    name: "people: around a town",
    ask: (n) => get(`${list}?near=${pick(towns, n)}&within=50`),
    raw: rows("location = ?", { given: given("near") }),
  },
  {
    name: "people: search, one letter",
    ask: (n) => get(`${list}?q=${pick(letters, n)}`),
    raw: found,
  },
  {
    name: "people: search, a surname",
    ask: (n) => get(`${list}?q=${person(n).lastName}`),
    raw: found,
  },
  {
    name: "people: search, a common word",
    ask: (n) => get(`${list}?q=${pick(["Amsterdam", "engineer", "Berlin", "power"], n)}`),
    raw: found,
  },
  {
    name: "people: search, five words",
    ask: (n) => get(`${list}?q=${person(n).firstName} Amsterdam mep engineer in`),
    raw: found,
  },
  {
    name: "people: how many of each status",
    ask: () => get(`${list}/facets?field=status`),
    p95: 50,
  },
  {
    name: "people: open one",
    ask: (n, { person: ids }) => get(`${list}/${pick(ids, n)}`),
    raw: { of: "person", one: true, given: (_, last) => [last] },
  },
  {
    name: "people: open one, made anew",
    ask: (n, { person: ids }) => get(`${list}/${pick(ids, n)}?asked=${n}`),
    raw: { of: "person", one: true, given: (_, last) => [last] },
  },
  {
    name: "people: doubles while a name is typed",
    ask: (n) =>
      get(
        `${list}/duplicates?firstName=${person(n).firstName}&lastName=${person(n).lastName}&location=${pick(towns, n)}`,
      ),
    p95: 50,
  },
  {
    name: "people: doubles of one",
    ask: (n, { person: ids }) => get(`${list}/${pick(ids, n)}/duplicates`),
    p95: 50,
  },
  {
    name: "people: their history",
    ask: (n, { person: ids }) => get(`/api/timeline?kind=candidate&id=${pick(ids, n)}`),
    p95: 50,
  },
];

export const peopleWrites: Case[] = [
  {
    name: "people: create",
    ask: (n) => ({ path: list, method: "POST", body: personNumber(n + 3_000_000) }),
    raw: { of: "people", write: "create" },
    p95: 50,
  },
  {
    name: "people: edit",
    ask: (n, { person: ids, version }) => {
      const id = pick(ids, n);
      const body = { version: version[id] ?? 1, headline: `Engineer ${n}` };
      version[id] = body.version + 1;
      return { path: `${list}/${id}`, method: "PATCH", body };
    },
    raw: { of: "people", write: "edit", given: (_, last) => [last] },
    p95: 50,
  },
];
