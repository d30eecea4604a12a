import { expect, test } from "bun:test";
import { request, signedIn, testApp } from "@/modules/testing";
import { added } from "../fixtures";
import { type CandidateSort, sorts } from "../rules";

const people = [
  { firstName: "Anna", lastName: "Cool", location: "Gent", noticeDays: 30 },
  { firstName: "Bert", lastName: "Aggregaat", availableFrom: "2020-01-01" },
  { firstName: "Cem", lastName: "Busbar", location: "Antwerpen", availableFrom: "2031-05-01" },
  { firstName: "Dora", lastName: "Diesel", location: "Zwolle" },
];
const pay = (amount: number) => ({ amount, currency: "EUR", period: "month" as const });

async function asked() {
  const app = testApp();
  for (const [at, person] of people.entries())
    await added(app, { ...person, ...(at < 2 && { pay: pay(4000 - at) }) });
  const { cookie } = await signedIn(app, "viewer");
  /** The first names, page by page of one. */
  return async (sort: string) => {
    const names: string[] = [];
    let path: string | undefined = `/api/candidates?limit=1&sort=${sort}`;
    while (path) {
      const answer: Response = await request(app, "GET", path, { cookie });
      names.push(...(await answer.json()).map((it: { firstName: string }) => it.firstName));
      path = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    return names;
  };
}

test("each order of the list can be asked for either way, page by page, and leaves nobody out", async () => {
  const namesBy = await asked();
  for (const sort of sorts) {
    const names = await namesBy(sort);
    expect(names.toSorted()).toEqual(["Anna", "Bert", "Cem", "Dora"]);
    expect(await namesBy(`-${sort}`)).toEqual(names.toReversed());
  }
});

test("what is looked for comes first, and what is unknown last", async () => {
  const namesBy = await asked();
  const firsts: [CandidateSort, string[]][] = [
    ["name", ["Bert", "Cem", "Anna", "Dora"]],
    ["free", ["Bert", "Anna", "Cem", "Dora"]],
    ["place", ["Cem", "Anna", "Dora", "Bert"]],
    ["pay", ["Anna", "Bert", "Dora", "Cem"]],
    ["date", ["Dora", "Cem", "Bert", "Anna"]],
  ];
  for (const [sort, names] of firsts) expect([sort, await namesBy(sort)]).toEqual([sort, names]);
});
