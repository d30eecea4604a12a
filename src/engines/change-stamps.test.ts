import { Database } from "bun:sqlite";
import { expect, test } from "bun:test";
import { join } from "node:path";
import { tempFolder } from "@/modules/testing";
import { createStatementCache } from "./sqlite";
import { invalidateStamps } from "./change-stamps";

const turn = () => new Promise<void>((next) => void setImmediate(next));

/** Two connections to one file, of which the second belongs to nobody here; how often the first has looked at it. */
function opened() {
  const path = join(tempFolder(), "shared.db");
  const [own, other] = [new Database(path, { create: true }), new Database(path)];
  own.run("create table t (n)");
  let looks = 0;
  const prepare: typeof own.prepare = (sql: string) => {
    const statement = own.prepare(sql);
    const values: typeof statement.values = (...all) => ((looks += 1), statement.values(...all));
    return Object.assign(Object.create(statement), {
      values,
      finalize: () => statement.finalize(),
    });
  };
  const statements = createStatementCache(Object.assign(Object.create(own), { prepare }));
  return { own, other, statements, looks: () => looks };
}

test("what others write is looked at once in a turn, and seen in the next one and by who asks next", async () => {
  const { other, statements, looks } = opened();
  const first = statements.stamp();
  expect([statements.stamp(), statements.stamp(), looks()]).toEqual([first, first, 1]);
  other.run("insert into t values (1)");
  await turn();
  const second = statements.stamp();
  expect(second).not.toBe(first);
  other.run("insert into t values (2)");
  invalidateStamps();
  expect(statements.stamp()).not.toBe(second);
});

test("what this process writes is seen at once, by all of its connections", () => {
  const [one, same] = [opened(), opened()];
  const before = [one.statements.stamp(), same.statements.stamp()];
  one.statements.of("insert into t values (1)").values();
  same.other.run("insert into t values (1)");
  expect(one.statements.stamp()).not.toBe(before[0]);
  expect(same.statements.stamp()).not.toBe(before[1]);
});
