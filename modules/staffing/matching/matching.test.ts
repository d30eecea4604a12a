import { expect, test } from "bun:test";
import { matching, MatchQuery } from "./index";
import { type Details, openJob, person } from "./testing";

test("a job ranks everybody: the best first, who is blocked below, with the reason", async () => {
  const { app, ranking } = await openJob();
  const best = await person(app);
  const abroad = await person(app, { willingCountries: ["DE"] });
  const junior = await person(app, {
    skills: ["chillers"],
    yearsDatacentre: 1,
    role: "dc-architect",
  });
  const { matches: ranked, total, fitting: fit } = await ranking();

  expect(ranked.map(({ candidate }) => candidate.id)).toEqual([best.id, junior.id, abroad.id]);
  expect([total, fit]).toEqual([3, 1]);
  expect(ranked[0]?.match.score).toBeGreaterThanOrEqual(80);
  expect(ranked[0]?.candidate).toMatchObject({ firstName: "Ada", number: best.number });
  expect(ranked[2]?.match.blockers).toMatchObject([{ kind: "country", what: "NL" }]);
});

test("who a person is called, where they live and how they are reached changes nothing", async () => {
  const { app, ranking } = await openJob();
  await person(app);
  await person(app, {
    firstName: "Müjgân",
    lastName: "Öztürk-Ngozi",
    email: "m.ozturk@mail.example",
    phone: "+31 6 12345678",
    location: "Zoetermeer",
    headline: "Mother of three, born 1969",
    summary: "Turkish, married",
  } as Details);
  const { matches: ranked } = await ranking();
  const [one, other] = ranked.map(
    ({ match: { candidateId: _, inputsHash: __, ...match } }) => match,
  );
  expect(ranked).toHaveLength(2);
  expect(one).toEqual(other);
});

test("the ranking can be narrowed by name, by score and by availability", async () => {
  const { app, ranking } = await openJob();
  const ada = await person(app, { availableFrom: "2025-12-01" } as Details);
  const bob = await person(app, {
    firstName: "Bob",
    role: "dc-architect",
    skills: ["linux"],
  } as Details);
  const idsOf = async (query: string) =>
    (await ranking(query)).matches.map(({ candidate }) => candidate.id);

  expect(await idsOf("?who=bob")).toEqual([bob.id]);
  expect(await idsOf(`?who=${ada.number}`)).toEqual([ada.id]);
  expect(await idsOf("?least=80")).toEqual([ada.id]);
  expect(await idsOf("?free=1")).toEqual([ada.id]);
  expect(await idsOf("?limit=1&offset=1")).toEqual([bob.id]);
});

test("a candidate ranks the open jobs once they were looked at", async () => {
  const { app, job, ask } = await openJob();
  const { id } = await person(app);
  await matching.scoreChanges(app);
  const answer = await (await ask("GET", `/api/candidates/${id}/matches`)).json();
  expect(answer).toMatchObject({ total: 1, fitting: 1, matches: [{ job: { id: job.id } }] });
});

test("a job that does not exist has no matches", async () => {
  const { app } = await openJob();
  const asked = matching.forJob(app, Bun.randomUUIDv7(), MatchQuery.parse({}));
  expect(asked).rejects.toMatchObject({ kind: "missing" });
});
