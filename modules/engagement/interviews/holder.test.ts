import { expect, test } from "bun:test";
import { sql } from "drizzle-orm";
import { holder } from "./holder";
import { NewScorecard, interviews } from "./index";
import { desk } from "./desk.testing";

test("a person is shown their interviews and what was made of them, and nothing of it outlives them", async () => {
  const { app, recruiter, add, candidateId, at } = await desk();
  const { id } = await add({ notes: "Asks for a day shift" });
  at("2026-01-01T15:10:00.000Z");
  const card = NewScorecard.parse({ overall: 3, recommendation: "yes", words: "Knows UPS" });
  await interviews.saveScorecard(recruiter.as, id, card);
  const subject = { type: "candidate" as const, id: candidateId };
  const shown = JSON.stringify(await holder.collect(app, subject));
  for (const words of ["Asks for a day shift", "Knows UPS"]) expect(shown).toContain(words);

  const { writes, news } = await holder.erase(app, subject);
  await app.write(writes, ...news);
  for (const table of [...holder.tables, "interview_history"]) {
    expect([table, await app.db.all(sql`select * from ${sql.identifier(table)}`)]).toEqual([
      table,
      [],
    ]);
  }
});

test("who leaves the house takes their calendar along, and their judgement stays without a name", async () => {
  const { app, recruiter, add, at } = await desk();
  const { id } = await add();
  const { path } = await (await recruiter.ask("POST", "/api/crm/calendar-feed")).json();
  at("2026-01-01T15:10:00.000Z");
  const card = NewScorecard.parse({ overall: 3, recommendation: "yes" });
  await interviews.saveScorecard(recruiter.as, id, card);
  const subject = { type: "user" as const, id: recruiter.user.id };
  const shown = await holder.collect(app, subject);
  expect(shown).toMatchObject({ interviews: [{ interviewId: id }], scorecards: [{ overall: 3 }] });
  expect(JSON.stringify(shown)).not.toContain(path);
  const { writes, news } = await holder.erase(app, subject);
  await app.write(writes, ...news);
  expect(await holder.collect(app, subject)).toMatchObject({ calendarFeed: [] });
  expect((await interviews.find(app, id)).score).toBe(3);
});
