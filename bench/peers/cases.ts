import { namedSkills } from "@/modules/knowledge/analysis";
import { nameNumber, personNumber } from "../data/people";
import { type Asked, get, type Known, pick } from "../speed/case";
import { asAdmin, columns } from "./directus";

type Ask = (n: number, known: Known) => Asked;
/** One question in the words of both; a peer has never to do more than the product for it. */
export type PeerCase = { name: string; ours: Ask; theirs: Ask };

const countries = ["NL", "DE", "IE", "FR", "GB", "ES"];
const skillAt = (n: number) => namedSkills()[n % 40]?.id ?? "";
const person = (n: number) => nameNumber(n % 5000);
const word = (n: number) => pick(["Amsterdam", "engineer", "Berlin", "power"], n);
const list = "/api/candidates";
const fields = columns.replaceAll(/\s/g, "");
const items = (words: string) => get(asAdmin(`/items/people?limit=50&fields=${fields}&${words}`));

export const peerCases: PeerCase[] = [
  {
    name: "list, newest first",
    ours: () => get(list),
    theirs: () => items("sort=-seq&meta=filter_count"),
  },
  {
    name: "list, by country and status, A to Z",
    ours: (n) => get(`${list}?status=active&country=${pick(countries, n)}&sort=name`),
    theirs: (n) =>
      items(
        `filter[status][_eq]=active&filter[country][_eq]=${pick(countries, n)}&sort=name_key&meta=filter_count`,
      ),
  },
  {
    name: "list, by a skill",
    ours: (n) => get(`${list}?skill=${skillAt(n)}`),
    theirs: (n) => items(`filter[held][skill][_eq]=${skillAt(n)}&sort=-seq&meta=filter_count`),
  },
  {
    name: "search, a word",
    ours: (n) => get(`${list}?q=${word(n)}`),
    theirs: (n) => items(`search=${word(n)}`),
  },
  {
    name: "search, a surname",
    ours: (n) => get(`${list}?q=${person(n).lastName}`),
    theirs: (n) => items(`search=${person(n).lastName}`),
  },
  {
    name: "open one",
    ours: (n, { person: ids }) => get(`${list}/${pick(ids, n)}`),
    theirs: (n, { person: ids }) => get(asAdmin(`/items/people/${pick(ids, n)}?fields=${fields}`)),
  },
  {
    name: "dashboard (of the peer: people by status)",
    ours: () => get("/api/dashboard/metrics"),
    theirs: () => get(asAdmin("/items/people?aggregate[count]=*&groupBy[]=status")),
  },
  {
    name: "create",
    ours: (n) => ({ path: list, method: "POST", body: personNumber(n + 3_000_000) }),
    theirs: (n) => {
      const { firstName, lastName, email, headline, location, country } = personNumber(n);
      const body = {
        id: crypto.randomUUID(),
        firstName,
        lastName,
        email,
        headline,
        location,
        country,
      };
      return { path: asAdmin("/items/people"), method: "POST", body };
    },
  },
  {
    name: "edit",
    ours: (n, { person: ids, version }) => {
      const id = pick(ids, n);
      const body = { version: version[id] ?? 1, headline: `Engineer ${n}` };
      version[id] = body.version + 1;
      return { path: `${list}/${id}`, method: "PATCH", body };
    },
    theirs: (n, { person: ids }) => ({
      path: asAdmin(`/items/people/${pick(ids, n)}`),
      ...{ method: "PATCH", body: { headline: `Engineer ${n}` } },
    }),
  },
];
