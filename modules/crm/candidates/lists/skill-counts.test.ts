import { expect, test } from "bun:test";
import { signedIn, testApp } from "@/modules/testing";
import { addAll } from "../lifecycle/adding";
import { person } from "../fixtures";
import { candidates } from "../index";

test("how many have a skill, or several, stays true through edits, the archive and the way back", async () => {
  const app = testApp();
  const { ask } = await signedIn(app);
  const inserted = [["chillers"], ["chillers", "ups-systems"], []].map((skills, n) =>
    person({ email: `p${n}@example.com`, skills }),
  );
  const [first = "", second = "", third = ""] = await addAll(app, inserted);
  const shown = async (skill: string) => {
    const answer = await ask("GET", `/api/candidates?skill=${skill}`);
    const rows: unknown[] = await answer.json();
    expect(answer.headers.get("x-total-count")).toBe(String(rows.length));
    return rows.length;
  };
  const asked = ["chillers", "ups-systems", "ups-systems,chillers"];
  const each = () => Promise.all(asked.map(shown));
  expect(await each()).toEqual([2, 1, 1]);

  await candidates.edit(app, third, { version: 1, skills: ["ups-systems", "ups-systems"] });
  await candidates.edit(app, first, { version: 1, skills: ["ups-systems"] });
  expect(await each()).toEqual([1, 3, 1]);

  await candidates.archive(app, [second, third]);
  expect(await each()).toEqual([0, 1, 0]);
  await candidates.restore(app, [second]);
  expect(await each()).toEqual([1, 2, 1]);
  expect(await shown("never-heard-of")).toBe(0);
});
